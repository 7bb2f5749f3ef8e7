import type { FormEvent } from 'react'
import { formatNumber } from '#domain/format/format-number.ts'
import { REFERENCE_PITCH } from '#domain/instruments/pitch/note.ts'
import { isPaired, TUNINGS } from '#domain/instruments/pitch/tunings.ts'
import { TUNING_PARAMETERS } from '#domain/instruments/practice/practice-query.ts'
import { type PracticeTool, practicePath } from '#domain/instruments/practice/practice-tools.ts'
import { lettersOf } from '#domain/instruments/tension/read-tuning.ts'
import buttons from '../../../components/button.module.css'
import { ChoiceField } from '../choice-field.tsx'
import tools from '../tool-page.module.css'
import { NotesField, WrittenField } from '../written-field.tsx'
import { writtenParameters } from '../written-parameters.ts'
import type { ChosenPractice } from './use-practice-tuning.ts'

/** The tuning and the reference pitch; a form without script, and at once with it. */
export function TuningForm({ tool, practice }: { tool: PracticeTool; practice: ChosenPractice }) {
  const { input, tuning, choose } = practice
  const { instrumento, afinacao, la, problems } = tuning

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const written = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') written.set(name, value)
    choose(writtenParameters(TUNING_PARAMETERS, written))
  }

  return (
    <form method="get" action={practicePath(tool)} className={tools['card']} onSubmit={submit}>
      <input type="hidden" name="instrumento" value={instrumento} />
      <ChoiceField
        name="afinacao"
        label="Afinação"
        value={afinacao.nome ?? ''}
        onChange={(nome) => choose({ instrumento, afinacao: nome, notas: '' })}
      >
        {afinacao.nome === null && <option value="">{lettersOf(afinacao.notas)}</option>}
        {TUNINGS[instrumento].map(({ nome, notas }) => (
          <option key={nome} value={nome}>
            {nome} ({lettersOf(notas)})
          </option>
        ))}
      </ChoiceField>
      <NotesField
        value={input.notas ?? ''}
        problem={problems.notas}
        paired={isPaired(afinacao)}
        example={lettersOf(TUNINGS[instrumento][0]?.notas ?? [])}
      />
      <WrittenField
        name="la"
        label="Lá de referência, em Hz"
        hint={`De ${REFERENCE_PITCH.min} a ${REFERENCE_PITCH.max}. O usual é ${REFERENCE_PITCH.usual}.`}
        problem={problems.la}
        value={problems.la ? (input.la ?? '') : formatNumber(la)}
        inputMode="decimal"
        maxLength={6}
      />
      <button type="submit" className={buttons['secondary']}>
        Usar esta afinação
      </button>
    </form>
  )
}
