import tailwind from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

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
  ],
  build: { outDir: "dist/client", target: "es2023", modulePreload: { polyfill: false } },
});
