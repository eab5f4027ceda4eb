import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { defineIsland } from '../../../islands/define-island.ts';
import button from '../../../ui/button/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { Choice } from './choice.tsx';
import { readChoice, writeChoice } from './stored-choice.browser.ts';

interface Props {
  /** Address of what else it says. */
  words: string;
}

/**
 * Opens parts of a text in another language under those that are read, or all of them. What else it says comes with its
 * first touch: the page itself carries this button alone.
 */
function Beneath({ words }: Props) {
  const { t } = useLanguage();
  const [isOpen, open] = useState(false);
  // What was opened earlier in the visit is open here.
  useEffect(() => open(readChoice() !== undefined), []);
  const toggle = () => {
    if (isOpen) writeChoice(undefined);
    open(!isOpen);
  };
  return (
    <>
      <button type="button" aria-expanded={isOpen} className={button.square} onClick={toggle}>
        <Icon name="lucide:globe" />
        {t('beneath_title')}
      </button>
      {isOpen && <Choice file={words} />}
    </>
  );
}

export const island = defineIsland<Props>({ name: 'beneath', Component: Beneath, words: ['beneath_title'] });
