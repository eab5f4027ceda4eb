import { address } from '../../routes/addresses.ts';
import type { PageSource } from '../page-data.ts';
import { type KeyFact, keyFactsOf } from '../resume/key-facts.ts';
import { sinceText } from '../resume/resume-data.ts';
import { firstFile, resumeAddress, resumeName } from '../resume/resume-files.ts';

export type ContactData = ReturnType<typeof makeData>;

/** The ways to reach the owner (`contact.yaml`) and key facts, in the page’s language. */
export function makeData(source: PageSource) {
  const { content, language, t } = source;
  return {
    meta: { title: t('meta_contact_title'), description: t('meta_contact_description') },
    facts: [roleOf(source), ...keyFactsOf(source)],
    boxes: content.contact.map((box) => {
      const { label, text, icon, tint } = box;
      const shown = { label: t(label), text: t(text), icon, tint };
      if (box.kind === 'email') {
        const href = mailtoAddress(box.address, t(box.subject), t(box.body ?? 'contact_form_body'));
        return { ...shown, kind: box.kind, note: box.address, href };
      }
      if (box.kind === 'link') return { ...shown, kind: box.kind, note: new URL(box.url).hostname, href: box.url };
      if (box.kind === 'dialog') return { ...shown, kind: box.kind, dialog: box.dialog };
      return {
        ...shown,
        kind: 'resume' as const,
        note: resumeName(firstFile(content, language)),
        href: address(resumeAddress(firstFile(content, language), language)),
      };
    }),
  };
}

/** The owner’s role, and since when. */
function roleOf(source: PageSource): KeyFact {
  const position = source.t(source.content.resume.position);
  return { label: source.t('resume_role'), texts: [position, sinceText(source) ?? []].flat() };
}

/** A mailto address: https://www.rfc-editor.org/rfc/rfc6068#section-5 requires CRLF between lines. */
function mailtoAddress(address: string, subject: string, body: string): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
