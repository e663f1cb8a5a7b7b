import tailwind from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { bootPlugin } from "./build/boot-plugin.ts";
import { docsPlugin } from "./build/docs-plugin.ts";
import { fontPlugin } from "./build/font-plugin.ts";
import { schemaPlugin } from "./build/schema-plugin.ts";
import { shellPagePlugin } from "./build/shell-page-plugin.ts";

/** Modules that `/` needs. */
const onEveryPage = new RegExp(
  [
    "/web/ui/(?:badge|button|button-classes|card|failed-state|join-classes|kbd|late|logo|logo-mark|spinner|visually-hidden)\\.ts",
    "/web/shared/(?:page/site-footer|server/(?:setup-query|describe-failure|report-failure))\\.ts",
    "/lucide-react/dist/esm/(?:[\\w-]+|icons/(?:chart-line|check))\\.mjs",
  ].join("|"),
);
/** Modules that `/plans` and the shell need. */
const menuModules =
  /\/web\/(?:ui\/(?:avatar|database-logo)|shared\/database\/current-database)|\/@radix-ui\/(?:primitive|react-(?:avatar|collection|compose-refs|context|dialog|direction|dismissable-layer|focus-[\w-]+|id|portal|presence|primitive|roving-focus|slot|use-[\w-]+))\//;
/** Modules that every page in the shell needs. */
const inShell =
  /\/app\/(?:connection|menu|shell)\/(?!shortcuts-dialog)|\/shared\/(?:page\/|database\/with-database)/;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      routesDirectory: "./app/routes",
      generatedRouteTree: "./app/route-tree.gen.ts",
      autoCodeSplitting: true,
    }),
    react(),
    tailwind(),
    schemaPlugin(),
    docsPlugin(),
    bootPlugin(),
    fontPlugin(),
    shellPagePlugin(),
  ],
  server: { proxy: { "/api": process.env["ASKERY_SERVER"] ?? "http://127.0.0.1:3000" } },
  build: {
    outDir: "dist/client",
    target: "es2023",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", shell: "shell.html" },
      output: {
        codeSplitting: {
          // A few chunks instead of a hundred: each contains the modules listed and their dependencies.
          groups: [
            { name: "start", tags: ["$initial"] },
            { name: "start", test: /\/@tanstack\/(?:react-query|query-core)\/(?!.*infinite)/i },
            { name: "ui", test: onEveryPage },
            { name: "parts", test: menuModules },
            { name: "shell", test: inShell },
          ],
        },
      },
    },
  },
});
