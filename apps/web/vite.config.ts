import tailwind from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { bootPlugin } from "./build/boot-plugin.ts";
import { shellPagePlugin } from "./build/shell-page-plugin.ts";

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
    bootPlugin(),
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
          // zod and what quiets it in one chunk: it runs before the schemas, which are in others.
          groups: [{ name: "schemas", test: /node_modules\/zod\/|quiet-zod/ }],
        },
      },
    },
  },
});
