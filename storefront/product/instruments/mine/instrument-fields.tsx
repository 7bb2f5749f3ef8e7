import { CheckField } from '../../../components/forms/field.tsx'
import { ChoiceField } from '../choice-field.tsx'
import { HoldField } from '../hold-field.tsx'
import tools from '../tool-page.module.css'
import { WrittenField } from '../written-field.tsx'
import type { MineView } from './mine-view.ts'
import { TuningFields } from './tuning-fields.tsx'

/**
 * Size, number of strings, scale and tuning of an instrument, where it comes in several; and what few know or need,
 * which only single strings, tuning machines and things for one hand are judged by.
 */
export function InstrumentFields({ view }: { view: MineView }) {
  const { tamanhos, tamanho, contagens, cordas, escala, escalaUsual, problemas } = view
  const { afinacoes, afinacao, notas, emPares } = view

  return (
    <>
      {tamanhos.length > 0 && (
        <ChoiceField name="tamanho" label="Tamanho" value={tamanho} problem={problemas['tamanho']}>
          <option value="">Não sei</option>
          {tamanhos.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </ChoiceField>
      )}
      <ChoiceField
        name="cordas"
        label="Número de cordas"
        value={String(cordas ?? contagens[0] ?? '')}
        problem={problemas['cordas']}
      >
        {contagens.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </ChoiceField>
      {escalaUsual !== null && (
        <WrittenField
          name="escala"
          label="Escala, em milímetros"
          hint={`Da pestana à ponte. Se não souber, deixe em branco; a mais comum tem ${escalaUsual} mm.`}
          problem={problemas['escala']}
          value={escala}
          inputMode="decimal"
          maxLength={10}
        />
      )}
      <TuningFields
        afinacoes={afinacoes}
        afinacao={afinacao}
        notas={notas}
        paired={emPares}
        problems={problemas}
      />
      <details open={view.isDetailed}>
        <summary>Mais detalhes</summary>
        <div className={tools['results']}>
          <Details view={view} />
        </div>
      </details>
    </>
  )
}

function Details({ view: { prendem, prende, tarraxas, furo, canhoto, problemas } }: { view: MineView }) {
  return (
    <>
      <HoldField prendem={prendem} prende={prende} bowed={!tarraxas} problem={problemas['prende']} />
      {tarraxas && (
        <WrittenField
          name="furo"
          label="Furo da tarraxa, em milímetros"
          hint="O furo na cabeça do instrumento, para saber que tarraxas servem."
          problem={problemas['furo']}
          value={furo}
          inputMode="decimal"
          maxLength={10}
        />
      )}
      <CheckField key={String(canhoto)} name="mao" value="canhoto" defaultChecked={canhoto}>
        É de canhoto
      </CheckField>
    </>
  )
}
