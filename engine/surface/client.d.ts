/// <reference types="vite/client" />
/// <reference path="../ui/invoker-commands.d.ts" />
