/** LinkedIn’s five levels of a language, which its export names in English. */
export const linkedInLevels: RegExp =
  /^(Elementary|Limited working|Professional working|Full professional|Native or bilingual) proficiency$/i;
