#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In its own repository the engine runs from its sources.
const source = new URL('../cli/main.ts', import.meta.url);
const { main } = await import(existsSync(source) ? source.href : new URL('../dist/cli/main.js', import.meta.url).href);
await main();
