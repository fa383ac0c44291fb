import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Tells the house which addresses are pages: pages.json has the first word of each route. */
const listPages: Plugin = {
  name: "list-pages",
  generateBundle() {
    const routes = readFileSync(new URL("src/routes.ts", import.meta.url), "utf-8");
    const words = [...routes.matchAll(/\broute\("\/([^/"]*)/g)].map(([, word]) => word);
    const source = JSON.stringify([...new Set(words)]);
    this.emitFile({ type: "asset", fileName: "pages.json", source });
  },
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), listPages],
  build: {
    outDir: "../src/hantise/server/static",
    emptyOutDir: true,
    target: "es2022",
    manifest: "assets.json",
    // The house allows no inline script and no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    pool: "vmThreads",
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
