// What the table explains (explain-… in macgregor.ftl).
import { castleMarks } from "../../boards/macgregor/explained";
import { FACTS } from "./facts";

export const MARKS: readonly string[] = [
  ...castleMarks(Object.keys(FACTS.blazons)),
  ...["treasure-room", "dungeon", "lantern", "dark"],
];
