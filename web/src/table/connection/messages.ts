// The two directions of a table's websocket.
import type {
  Accepted,
  Answer,
  Bye,
  Claim,
  Chatted,
  Drafted,
  Hint,
  Hinted,
  Look,
  Missed,
  Overheard,
  Ping,
  Play,
  Pong,
  Preview,
  Previewed,
  Proposals,
  Propose,
  Refused,
  Resign,
  Return,
  Say,
  Snapshot,
  TableChanged,
  Unsaid,
  Update,
} from "../../api/wire";

export type ClientMessage =
  Answer | Claim | Hint | Look | Ping | Play | Preview | Propose | Resign | Return | Say;

export type ServerMessage =
  | Accepted
  | Bye
  | Chatted
  | Drafted
  | Hinted
  | Missed
  | Overheard
  | Pong
  | Previewed
  | Proposals
  | Refused
  | Snapshot
  | TableChanged
  | Unsaid
  | Update;
