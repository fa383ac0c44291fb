// What the table explains (explain-… in macgregor.ftl).
import { castleMarks } from "../../boards/macgregor/explained";
import { BLAZONS } from "./table";

export const MARKS: readonly string[] = [
  ...castleMarks(BLAZONS),
  ...["treasure-room", "dungeon", "lantern", "dark"],
];
