import { Form } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import { CHOICE_PATH, FEELS, LEVELS, SOUNDS } from '#domain/instruments/choice/choice-query.ts'
import { isPaired, TUNINGS } from '#domain/instruments/pitch/tunings.ts'
import { FAN_EXAMPLE, isBuiltMultiscale } from '#domain/instruments/tension/tension-query.ts'
import buttons from '../../../components/button.module.css'
import { ChoiceField } from '../choice-field.tsx'
import { HoldField } from '../hold-field.tsx'
import tools from '../tool-page.module.css'
import { NotesField, WrittenField } from '../written-field.tsx'
import type { ChoiceView } from './choice-view.ts'
import { PreferenceField } from './preference-field.tsx'

/** The instrument, and what is wanted of its strings. All but the instrument may be left open. */
export function ChoiceForm({ view }: { view: ChoiceView }) {
  const { instrumento, tamanhos, tamanho, contagens, cordas } = view
  const { escalaEscrita, escalaProblema, escalaUsual, prendem, prende, familia } = view
  const { nivel, toque, som, ate, precoEscrito } = view
  const isFanned = instrumento !== null && isBuiltMultiscale(instrumento)

  return (
    <Form method="get" action={CHOICE_PATH} className={tools['card']} preventScrollReset>
      <input type="hidden" name="instrumento" value={instrumento ?? ''} />
      {tamanhos.length > 1 && (
        <ChoiceField name="tamanho" label="Tamanho" value={tamanho}>
          <option value="">Qualquer um</option>
          {tamanhos.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </ChoiceField>
      )}
      {escalaUsual !== null && (
        <WrittenField
          name="escala"
          label="Escala, em milímetros"
          hint={`Da pestana à ponte, como ${formatNumber(escalaUsual)}. Em branco, vale qualquer uma.${isFanned ? ` De multiescala, a menor e a maior: ${FAN_EXAMPLE}.` : ''}`}
          problem={escalaProblema ?? undefined}
          value={escalaEscrita}
          // The keys for decimals have no dash.
          inputMode={isFanned ? 'text' : 'decimal'}
          maxLength={20}
        />
      )}
      {contagens.length > 1 && (
        <ChoiceField name="cordas" label="Quantas cordas tem o instrumento" value={String(cordas)}>
          {contagens.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </ChoiceField>
      )}
      <TuningFields view={view} />
      <HoldField prendem={prendem} prende={prende} bowed={familia?.bowed ?? false} />
      <PreferenceField name="nivel" label="Há quanto tempo você toca" options={LEVELS} value={nivel} />
      <PreferenceField name="toque" label="Toque" options={FEELS} value={toque} />
      <PreferenceField name="som" label="Som" options={SOUNDS} value={som} />
      <WrittenField
        name="ate"
        label="Até quanto, em reais"
        value={precoEscrito ?? (ate === null ? '' : formatNumber(ate / 100))}
        problem={precoEscrito === null ? undefined : 'Escreva o preço em reais, como 79,90.'}
        inputMode="decimal"
        maxLength={12}
      />
      <button type="submit" className={buttons['primary']}>
        Encontrar
      </button>
    </Form>
  )
}

/** One of the usual tunings, or notes that count before it. */
function TuningFields({
  view: { instrumento, afinacoes, afinacao, notas, notasProblema },
}: {
  view: ChoiceView
}) {
  const paired = instrumento !== null && TUNINGS[instrumento].every(isPaired)
  const isOwn = notas !== '' && notasProblema === null

  return (
    <>
      <ChoiceField name="afinacao" label="Afinação" value={afinacao === afinacoes[0]?.nome ? '' : afinacao}>
        {isOwn && <option value="">A que está escrita abaixo</option>}
        {afinacoes.map((each, i) => (
          // The usual one changes with the size, so it isn't said.
          <option key={each.nome} value={i === 0 && !isOwn ? '' : each.nome}>
            {each.nome} ({each.notas})
          </option>
        ))}
      </ChoiceField>
      <NotesField
        value={notas}
        problem={notasProblema ?? undefined}
        paired={paired}
        example={afinacoes[0]?.notas ?? ''}
      />
    </>
  )
}
