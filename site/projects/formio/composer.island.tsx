import { defineIsland, Icon, useLanguage } from 'fitout/islands';
import { useRef, useState } from 'react';
import { FoldedCode } from '../../demo-parts/folded-code.tsx';
import { LiveMessage } from '../../demo-parts/live-message.tsx';
import styles from './composer.module.css';
import { FieldEditor } from './field-editor.tsx';
import { type Answers, answerOf, type Field, faultsOf, move, schemaOf } from './form-fields.ts';

const faultTexts = {
  missing: 'composer_missing',
  email: 'composer_no_email',
  number: 'composer_no_number',
  date: 'composer_no_date',
} as const;

/** A form builder with the form to fill in, which shows its schema, errors and answer. */
function Composer() {
  const { t } = useLanguage();
  const [fields, setFields] = useState<readonly Field[]>([
    { id: 1, kind: 'text', name: t('composer_start_name'), required: true },
    { id: 2, kind: 'email', name: t('composer_start_email'), required: true },
    { id: 3, kind: 'date', name: t('composer_start_day'), required: false },
  ]);
  const [edited, setEdited] = useState(1);
  const [answers, setAnswers] = useState<Answers>({});
  const [tried, setTried] = useState(false);
  const [message, say] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const faults = tried ? faultsOf(fields, answers) : {};
  const isReceived = tried && fields.length > 0 && Object.keys(faults).length === 0;
  const place = fields.findIndex(({ id }) => id === edited);
  const field = fields[place];

  const change = (next: readonly Field[]) => {
    setFields(next);
    setTried(false);
  };
  const onAdd = () => {
    const id = Math.max(0, ...fields.map((one) => one.id)) + 1;
    const name = t('composer_new', { number: id });
    change([...fields, { id, kind: 'text', name, required: false }]);
    setEdited(id);
    say(t('composer_added', { name }));
  };
  const onMove = (by: 1 | -1) => {
    const moved = move(fields, place, by);
    if (moved === fields || !field) return;
    change(moved);
    say(t('composer_moved', { name: field.name, place: place + by + 1, all: fields.length }));
  };
  const onRemove = () => {
    change(fields.filter((one) => one !== field));
    setEdited((fields[place + 1] ?? fields[place - 1])?.id ?? 0);
    say(t('composer_removed', { name: field?.name ?? '' }));
    add.current?.focus();
  };
  const onSend = () => {
    const wrong = Object.keys(faultsOf(fields, answers)).length;
    setTried(true);
    say(wrong > 0 ? t('composer_errors', { errors: wrong }) : t('composer_received'));
  };

  return (
    <div className={styles.composer}>
      {/* biome-ignore lint/a11y/useSemanticElements: a form would be sent by Enter before this is hydrated. */}
      <div role="group" aria-label={t('composer_form')} className={styles.form}>
        {fields.map(({ id, kind, name, required }) => {
          const fault = faults[id];
          return (
            <div key={id} className={id === edited ? styles.edited : undefined}>
              <label htmlFor={`composer-${id}`}>
                {name} {required && <span aria-hidden="true">*</span>}
              </label>
              <input
                id={`composer-${id}`}
                type={kind === 'number' ? 'text' : kind}
                inputMode={kind === 'number' ? 'decimal' : undefined}
                autoComplete="off"
                required={required}
                value={answers[id] ?? ''}
                aria-invalid={fault !== undefined}
                aria-describedby={fault && `composer-fault-${id}`}
                onChange={({ target }) => setAnswers({ ...answers, [id]: target.value })}
              />
              <button
                type="button"
                aria-label={t('composer_edit', { name })}
                aria-pressed={id === edited}
                onClick={() => setEdited(id)}
              >
                <Icon name="lucide:pencil" />
              </button>
              {fault && (
                <p id={`composer-fault-${id}`} className={styles.fault}>
                  {t(faultTexts[fault])}
                </p>
              )}
            </div>
          );
        })}
        {fields.length === 0 && <p>{t('composer_empty')}</p>}
      </div>
      <div className="demo-controls needs-script">
        <button type="button" aria-disabled={fields.length === 0} onClick={() => fields.length > 0 && onSend()}>
          {t('composer_send')}
        </button>
        <button
          type="button"
          ref={add}
          aria-disabled={fields.length === 8}
          onClick={() => fields.length < 8 && onAdd()}
        >
          {t('composer_add')}
        </button>
      </div>
      {field && (
        <FieldEditor
          field={field}
          onChange={(changed) => change(fields.with(place, { ...field, ...changed }))}
          onMove={onMove}
          onRemove={onRemove}
        />
      )}
      <LiveMessage>{message}</LiveMessage>
      <FoldedCode
        name={t(isReceived ? 'composer_answer' : 'composer_schema')}
        code={JSON.stringify(isReceived ? answerOf(fields, answers) : schemaOf(fields), undefined, 2)}
        open={isReceived}
      />
    </div>
  );
}

export const island = defineIsland({
  name: 'composer',
  Component: Composer,
  words: [
    'composer_form',
    'composer_start_name',
    'composer_start_email',
    'composer_start_day',
    'composer_new',
    'composer_edit',
    'composer_field',
    'composer_name',
    'composer_type',
    'composer_kind_text',
    'composer_kind_email',
    'composer_kind_number',
    'composer_kind_date',
    'composer_required',
    'composer_up',
    'composer_down',
    'composer_remove',
    'composer_add',
    'composer_send',
    'composer_empty',
    'composer_missing',
    'composer_no_email',
    'composer_no_number',
    'composer_no_date',
    'composer_added',
    'composer_moved',
    'composer_removed',
    'composer_errors',
    'composer_received',
    'composer_schema',
    'composer_answer',
  ],
});
