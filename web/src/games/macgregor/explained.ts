// What the table explains (explain-… in macgregor.ftl).
import { castleMarks } from "../castle/explained";
import { BLAZONS } from "./table";

export const MARKS: readonly string[] = [
  ...castleMarks(BLAZONS),
  ...["treasure-room", "dungeon", "lantern", "dark"],
];
