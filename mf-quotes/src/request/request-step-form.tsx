import { Button, Row, Steps, useFormAttempts } from '@shop/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseFiles } from '../files/choose-files.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { type Draft, type DraftErrors, type RequestStep, requestSteps } from './draft.ts';
import styles from './request.module.css';
import { ContactFields, DeliveryFields, NeedFields } from './request-fields.tsx';

interface RequestStepFormProps {
  readonly step: RequestStep;
  readonly draft: Draft;
  /** Of this step alone. */
  readonly errors: DraftErrors;
  readonly isConfigured: boolean;
  readonly isBusy: boolean;
  /** How often the API has refused the request: its errors show at once. */
  readonly refusals: number;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onStep: (step: RequestStep) => void;
  /** Called when the step has no error. */
  readonly onFinish: () => void;
}

/** One step of a request with its fields; the heading takes the focus when another step opens. */
export function RequestStepForm(props: RequestStepFormProps) {
  const { step, draft, errors, isConfigured, isBusy, refusals, files } = props;
  const { onFiles, onChange, onStep, onFinish } = props;
  const { t } = useTranslation('mf-quotes');
  const { form, tried, countAttempt } = useFormAttempts();
  const heading = useRef<HTMLHeadingElement>(null);
  const at = requestSteps.indexOf(step);
  const previous = requestSteps[at - 1];
  useEffect(() => {
    if (step !== 'need') heading.current?.focus();
  }, [step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `countAttempt` is another function in every render.
  useEffect(() => {
    if (refusals > 0) countAttempt();
  }, [refusals]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.values(errors).some(Boolean)) return countAttempt();
    onFinish();
  };
  const fields = { draft, onChange, errors: tried ? errors : {} };
  return (
    <form
      ref={form}
      noValidate
      name={step === 'contact' ? 'quote-contact-form' : 'brief-form'}
      aria-labelledby="request-step"
      onSubmit={submit}
      className={styles.step}
    >
      <Steps
        label={t('step.progress')}
        current={step}
        doneLabel={t('step.done')}
        steps={requestSteps.map((id) => ({ id, label: t(`step.${id}`) }))}
      />
      <h2 id="request-step" ref={heading} tabIndex={-1}>
        {t(`step.${step}`)}
      </h2>
      {step === 'need' ? <NeedFields {...fields} isConfigured={isConfigured} /> : null}
      {step === 'details' ? (
        <>
          <DeliveryFields {...fields} />
          <ChooseFiles files={files} onFiles={onFiles} />
          <AnswerFields {...fields} />
        </>
      ) : null}
      {step === 'contact' ? <ContactFields {...fields} /> : null}
      <Row>
        <Button type="submit" tone="signal" size="large" busy={isBusy} busyLabel={t('request.sending')}>
          {t(step === 'contact' ? 'request.send' : 'step.next')}
        </Button>
        {previous ? (
          <Button tone="quiet" size="large" onClick={() => onStep(previous)}>
            {t('step.back')}
          </Button>
        ) : null}
      </Row>
    </form>
  );
}
