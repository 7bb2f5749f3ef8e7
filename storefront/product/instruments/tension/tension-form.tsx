import type { Ref } from 'react'
import { Form } from 'react-router'
import { formatNumber, formatOneDecimal } from '#domain/format/format-number.ts'
import { FAMILIES } from '#domain/instruments/families/family.ts'
import { REFERENCE_PITCH } from '#domain/instruments/pitch/note.ts'
import { builtFor } from '#domain/instruments/tension/bearing.ts'
import { gaugesOf } from '#domain/instruments/tension/gauged-set.ts'
import { MAX_CAPO } from '#domain/instruments/tension/set-tension.ts'
import { FAN_EXAMPLE, isBuiltMultiscale, TENSION_PATH } from '#domain/instruments/tension/tension-query.ts'
import buttons from '../../../components/button.module.css'
import { ChoiceField } from '../choice-field.tsx'
import { HoldField } from '../hold-field.tsx'
import tools from '../tool-page.module.css'
import { NotesField, WrittenField } from '../written-field.tsx'
import styles from './tension-page.module.css'
import type { TensionView } from './tension-view.ts'

const FRETS = Array.from({ length: MAX_CAPO + 1 }, (_, fret) => fret)

type FormProps = {
  /** What can be chosen. */
  view: TensionView
  /** What the fields are filled with. */
  filled: TensionView
  ref: Ref<HTMLFormElement>
  onChange: () => void
}

/** The instrument, its tuning and the sets; and, below, the tension that is looked for. */
export function TensionForm({ view, filled, ref, onChange }: FormProps) {
  const { instrumento, familia, escalas, afinacoes } = view
  const { la, capo, afinacao, written, jogo, atual } = filled
  const { escala, notas, calibres, la: writtenPitch } = written
  const gauges = instrumento && gaugesOf(instrumento)
  const isFanned = instrumento !== null && isBuiltMultiscale(instrumento)
  const named = notas === '' && written.afinacao !== '' ? (afinacao?.nome ?? '') : ''

  return (
    <Form
      ref={ref}
      method="get"
      action={TENSION_PATH}
      className={tools['card']}
      preventScrollReset
      onChange={onChange}
    >
      <input type="hidden" name="instrumento" value={instrumento ?? ''} />
      <SetField name="jogo" label="Jogo de cordas" none="Escolha um jogo" chosen={jogo} view={view} />
      <SetField name="atual" label="Jogo que uso hoje" none="Sem comparar" chosen={atual} view={view} />
      {view.lidos !== null && (
        <p className={tools['basis']}>
          A lista tem os {view.lidos} jogos mais procurados, primeiro os deste instrumento em estoque; a
          página de qualquer outro traz a sua tensão.
        </p>
      )}
      {gauges && (
        <WrittenField
          name="calibres"
          label="Ou os calibres que uso hoje"
          hint={`Da primeira à última, como ${gauges.example}. ${ofWhat(gauges)} Um w depois do número diz que é enrolada.`}
          value={calibres}
          maxLength={60}
        />
      )}
      <WrittenField
        name="escala"
        label="Escala, em milímetros"
        hint={`Da pestana ao cavalete. Vazia, é a do jogo. Usuais: ${escalas.map(formatNumber).join(', ')}.${isFanned ? ` De multiescala, a menor e a maior: ${FAN_EXAMPLE}.` : ''}`}
        value={escala}
        placeholder={formatNumber(view.escala).replace('.', '')}
        // The keys for decimals have no dash.
        inputMode={isFanned ? 'text' : 'decimal'}
        maxLength={20}
      />
      <ChoiceField name="afinacao" label="Afinação" value={named}>
        <option value="">A do jogo, ou a mais usual</option>
        {afinacoes.map(({ nome, notas }) => (
          <option key={nome} value={nome}>
            {nome} ({notas})
          </option>
        ))}
      </ChoiceField>
      <NotesField value={notas} paired={view.emPares} example={view.afinacao?.notas.join(' ') ?? ''} />
      <WrittenField
        name="la"
        label="Lá de referência, em Hz"
        hint={`De ${REFERENCE_PITCH.min} a ${REFERENCE_PITCH.max}.`}
        value={writtenPitch || String(la).replace('.', ',')}
        inputMode="decimal"
        maxLength={10}
      />
      {!familia?.bowed && (
        <ChoiceField
          name="capo"
          label="Capotraste"
          value={String(capo)}
          hint="Muda o que soa, e não a tensão."
        >
          {FRETS.map((fret) => (
            <option key={fret} value={fret}>
              {fret === 0 ? 'Sem capotraste' : `${fret}ª casa`}
            </option>
          ))}
        </ChoiceField>
      )}
      <TargetField view={view} filled={filled} />
      <button type="submit" className={buttons['primary']}>
        Calcular
      </button>
    </Form>
  )
}

/** What a gauge alone does not say, and is assumed. */
function ofWhat({ plain, winding }: NonNullable<ReturnType<typeof gaugesOf>>): string {
  const wound = `de ${winding.toLowerCase()}`

  return plain === 0 ? `São lidas como ${wound}.` : `Até ${plain} são lidas como lisas, acima como ${wound}.`
}

/** The tension of one string by which sets are found. */
function TargetField({
  view: { contagens, cursos, procura, emPares, instrumento, familia, prendem, prende },
  filled: { corda, alvo, written },
}: Pick<FormProps, 'view' | 'filled'>) {
  const count = Math.max(corda, cursos, procura?.afinacao.notas.length ?? 0)
  const strings = Array.from({ length: count }, (_, i) => i + 1)
  const usual = instrumento && procura && builtFor(instrumento, procura.cordas) / procura.cordas

  return (
    <fieldset className={styles['target']}>
      <legend>Procurar jogos pela tensão</legend>
      {contagens.length > 1 && (
        <ChoiceField
          name="cordas"
          label="Cordas do instrumento"
          value={contagens.map(String).includes(written.cordas) ? written.cordas : ''}
        >
          <option value="">{procura?.cordasDaAfinacao}, do jogo</option>
          {contagens.map((each) => (
            <option key={each} value={each}>
              {each} cordas
            </option>
          ))}
        </ChoiceField>
      )}
      <HoldField prendem={prendem} prende={prende} bowed={familia?.bowed ?? false} />
      <ChoiceField name="corda" label={emPares ? 'Par' : 'Corda'} value={String(corda)}>
        {strings.map((string) => (
          <option key={string} value={string}>
            {string}
            {emPares ? 'º' : 'ª'}
          </option>
        ))}
      </ChoiceField>
      <WrittenField
        name="alvo"
        label={emPares ? 'Cada corda, em kg' : 'Tensão, em kg'}
        value={written.alvo || (alvo === null ? '' : formatNumber(alvo))}
        placeholder={usual === null ? undefined : formatOneDecimal(usual)}
        inputMode="decimal"
        maxLength={10}
      />
    </fieldset>
  )
}

type SetFieldProps = {
  name: 'jogo' | 'atual'
  label: string
  none: string
  chosen: TensionView['jogo']
  view: TensionView
}

/** The shop's sets for the instrument, and for those whose strings are tried on it. */
function SetField({ name, label, none, chosen, view: { jogos, instrumento } }: SetFieldProps) {
  const value = chosen === null ? '' : String(chosen.id)
  const families = [...new Set(jogos.map((set) => set.instrumento))].sort(
    (one, other) => Number(other === instrumento) - Number(one === instrumento),
  )

  return (
    <ChoiceField name={name} label={label} value={value}>
      <option value="">{none}</option>
      {chosen && !jogos.some(({ id }) => id === chosen.id) && <option value={value}>{chosen.nome}</option>}
      {families.map((family) => (
        <optgroup key={family} label={FAMILIES[family].nome}>
          {jogos
            .filter((set) => set.instrumento === family)
            .map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
        </optgroup>
      ))}
    </ChoiceField>
  )
}
