import { Form } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import { CHOICE_PATH, FEELS, LEVELS, SOUNDS } from '#domain/instruments/choice/choice-query.ts'
import buttons from '../../../components/button.module.css'
import { ChoiceField } from '../choice-field.tsx'
import { HoldField } from '../hold-field.tsx'
import tools from '../tool-page.module.css'
import { WrittenField } from '../written-field.tsx'
import type { ChoiceView } from './choice-view.ts'
import { PreferenceField } from './preference-field.tsx'

/** The instrument, and what is wanted of its strings. All but the instrument may be left open. */
export function ChoiceForm({ view }: { view: ChoiceView }) {
  const { instrumento, tamanhos, tamanho, contagens, cordas, afinacoes, afinacao } = view
  const { escalaEscrita, escalaProblema, escalaUsual, prendem, prende, familia } = view
  const { nivel, toque, som, ate, precoEscrito } = view

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
          hint={`Da pestana à ponte, como ${formatNumber(escalaUsual)}. Em branco, vale qualquer uma.`}
          problem={escalaProblema ?? undefined}
          value={escalaEscrita}
          inputMode="decimal"
          maxLength={10}
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
      <ChoiceField name="afinacao" label="Afinação" value={afinacao === afinacoes[0]?.nome ? '' : afinacao}>
        {afinacoes.map(({ nome, notas }, i) => (
          // The usual one changes with the size, so it isn't said.
          <option key={nome} value={i === 0 ? '' : nome}>
            {nome} ({notas})
          </option>
        ))}
      </ChoiceField>
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
