const mark = '✎';

/** What the owner has yet to write, as a comment of YAML: `# ✎ what the job was about`. */
export const yamlPrompt = (what: string): string => `# ${mark} ${what}`;

/** The same as a comment of MDX, which no page shows. */
export const mdxPrompt = (what: string): string => `{/* ${mark} ${what} */}`;

const prompt = new RegExp(`(?:^|\\s)(?:#|\\{/\\*) ${mark} (.+?)(?: \\*/\\})?$`);

/** Finds what a line asks the owner to write; undefined where it asks nothing. */
export const promptIn = (line: string): string | undefined => prompt.exec(line)?.[1];
