// Reads JSON Schemas by file name and writes each as TypeScript, formatted like everything else.
// A schema's `unions` name types that are one of several others; `code` is TypeScript already.
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";
import * as prettier from "prettier";

const BANNER = "// Made from the server's types by python -m tools.wire_types.";
const options = await prettier.resolveConfig("src/api/wire.ts", { editorconfig: true });
const written = {};
for (const [file, schema] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const code = schema.code ? `${BANNER}\n\n${schema.code}` : await translate(schema);
  written[file] = await prettier.format(code, { ...options, parser: "typescript" });
}
process.stdout.write(JSON.stringify(written));

async function translate({ unions, ...schema }) {
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
    bannerComment: BANNER,
    format: false,
    ignoreMinAndMaxItems: true,
  });
  // The root only names all others.
  const own = code.replace(/^export type Everything =[^\n]*\n/m, "");
  const parts = [own.replace(/interface (\w+) \{\s*\}/g, "type $1 = Record<string, never>;")];
  for (const [name, members] of Object.entries(unions)) {
    parts.push(`export type ${name} = ${members.join(" | ")};\n`);
  }
  return parts.join("\n");
}

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
