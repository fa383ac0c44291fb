"""One table without any I/O: what happens at it, who is told what, what is written, what is due.

Plain synchronous code over data. Sockets, SQL, clocks and processes are around it, in
`hantise.server.tables`; nothing of them is imported here.
"""
