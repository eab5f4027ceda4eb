export const palettes = {
  harbour: { label: 'Harbour: deep blue and amber', colours: ['#1f5fa8', '#c47f12'] },
  forest: { label: 'Forest: green and copper', colours: ['#2b7a4b', '#b4532a'] },
  plum: { label: 'Plum: violet and teal', colours: ['#7a3fa0', '#14857d'] },
  brick: { label: 'Brick: red and slate blue', colours: ['#b8392e', '#3f5f8a'] },
  lagoon: { label: 'Lagoon: turquoise and raspberry', colours: ['#0f7f8c', '#b03a6b'] },
  graphite: { label: 'Graphite: dark grey and orange', colours: ['#4a5260', '#d0661b'] },
} as const satisfies Record<string, { label: string; colours: readonly [string, string] }>;

export type PaletteName = keyof typeof palettes;
