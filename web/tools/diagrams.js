// Reads Graphviz sources by file name from standard input and writes them as SVG.
import { text } from "node:stream/consumers";
import { instance } from "@viz-js/viz";

const viz = await instance();
const sources = Object.entries(JSON.parse(await text(process.stdin)));
const drawn = sources.map(([file, source]) => [file, viz.renderString(source, { format: "svg" })]);
process.stdout.write(JSON.stringify(Object.fromEntries(drawn)));
