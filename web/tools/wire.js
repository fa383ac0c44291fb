// Reads a JSON Schema and writes it as TypeScript, formatted like everything else here.
import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import * as prettier from "prettier";

const schema = JSON.parse(readFileSync(0, "utf-8"));
for (const definition of Object.values(schema.definitions)) {
  for (const property of Object.values(definition.properties ?? {})) {
    delete property.title;
    // A field that holds anything at all is a dictionary of unknown things.
    if (property.type === "object") property.additionalProperties ??= true;
  }
}
fixTuples(schema);
const code = await compile(schema, "Everything", {
  additionalProperties: false,
  bannerComment: "// Made from the server's types by python -m tools.wire_types.",
  format: false,
  ignoreMinAndMaxItems: true,
});
// The root only names all others.
const parts = code.replace(/^export type Everything =[^\n]*\n/m, "");
const options = await prettier.resolveConfig("src/api/wire.ts", { editorconfig: true });
process.stdout.write(await prettier.format(parts, { ...options, parser: "typescript" }));

/** A list of known length is written the older way, the only one that is understood here. */
function fixTuples(part) {
  if (typeof part !== "object" || part === null) return;
  if (Array.isArray(part.prefixItems)) {
    part.items = part.prefixItems;
    part.additionalItems = false;
    delete part.prefixItems;
  }
  for (const inner of Object.values(part)) fixTuples(inner);
}
