const mark = '✎';

/** A prompt to the owner as a YAML comment: `# ✎ what the job was about`. */
export const yamlPrompt = (what: string): string => `# ${mark} ${what}`;

/** The same as an MDX comment, which pages do not show. */
export const mdxPrompt = (what: string): string => `{/* ${mark} ${what} */}`;

const prompt = new RegExp(`(?:^|\\s)(?:#|\\{/\\*) ${mark} (.+?)(?: \\*/\\})?$`);

/** What a prompt at the end of a line asks for; undefined if there is no prompt. */
export const promptIn = (line: string): string | undefined => prompt.exec(line)?.[1];
