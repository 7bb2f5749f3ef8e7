import { Fragment } from 'react'
import { Form } from 'react-router'
import type { MyInstruments } from '#contract/customers/instruments.ts'
import { fieldsOfTuning, tuningsFor } from '#domain/instruments/mine/instrument-tuning.ts'
import { mineAddress, readInstrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { stringToolsOf, tunerOf } from '#domain/instruments/mine/tools-of-instrument.ts'
import { isPaired, TUNINGS } from '#domain/instruments/pitch/tunings.ts'
import { formatDay } from '#domain/time/format-date.ts'
import buttons from '../../components/button.module.css'
import { Field } from '../../components/forms/field.tsx'
import { LeftHandOffer } from '../../product/instruments/left-hand/left-hand-offer.tsx'
import { TuningFields } from '../../product/instruments/mine/tuning-fields.tsx'
import tools from '../../product/instruments/tool-page.module.css'

type Props = {
  instrument: MyInstruments['instrumentos'][number]
  /** The id of the list of strings to choose from. */
  bought: string
  today: string
  /** The errors of this instrument's forms, by field, if one was refused, and what was typed into it. */
  problems: Record<string, string>
  typed: Record<string, string>
}

/** An instrument: what fits it, its strings and the reminder of changing them. */
export function InstrumentCard({ instrument, bought, today, problems, typed }: Props) {
  const { id, nome, codigo, descricao, horasSemana, vidaHoras, lembrar, proximaTroca, trocas } = instrument
  const known = readInstrumentCode(codigo)
  const tuning = known && fieldsOfTuning(known.familia, known.afinacao)
  const isTyped = typed['acao'] === 'mudar'
  const hidden = (acao: string) => (
    <>
      <input type="hidden" name="acao" value={acao} />
      <input type="hidden" name="id" value={id} />
    </>
  )
  const which = <span className="visually-hidden"> {nome || descricao}</span>

  return (
    <section className={tools['card']} aria-labelledby={`instrumento-${id}`}>
      <h2 id={`instrumento-${id}`}>{nome || capital(descricao)}</h2>
      {nome && <p className={tools['basis']}>{capital(descricao)}</p>}
      {known && (
        <p>
          <a href={mineAddress(known)}>Ver o que serve{which}</a>
          {[...stringToolsOf(known, trocas[0]?.idProduto ?? null), tunerOf(known)].map(
            ({ nome: tool, url }) => (
              <Fragment key={url}>
                {' · '}
                <a href={url}>
                  {tool}
                  {which}
                </a>
              </Fragment>
            ),
          )}
        </p>
      )}
      {known?.mao === 'canhoto' && <LeftHandOffer />}
      {proximaTroca && (
        <p>
          Pelas horas que você toca, troque as cordas {proximaTroca <= today ? 'já' : 'por volta de'}{' '}
          {proximaTroca <= today ? `(desde ${formatDay(proximaTroca)})` : formatDay(proximaTroca)}.
        </p>
      )}
      {lembrar && !proximaTroca && (
        <p className={tools['basis']}>
          Para lembrar você, precisamos das horas por semana e da última troca de cordas.
        </p>
      )}
      <details open={problems['cordas'] !== undefined || problems['em'] !== undefined}>
        <summary>Anotar troca de cordas{which}</summary>
        <Form method="post" className={tools['results']} preventScrollReset>
          {hidden('trocar')}
          <Field
            name="cordas"
            label="Cordas que você pôs"
            problem={problems['cordas']}
            defaultValue={typed['cordas']}
            list={bought}
            maxLength={120}
            autoComplete="off"
            required
          />
          <Field
            name="em"
            label="Dia da troca"
            problem={problems['em']}
            type="date"
            defaultValue={typed['em'] ?? today}
            max={today}
            required
          />
          <button type="submit" className={buttons['secondary']}>
            Anotar
          </button>
        </Form>
      </details>
      {trocas.length > 0 && (
        <details>
          <summary>Cordas que já usei ({trocas.length})</summary>
          <ul>
            {trocas.map((change) => (
              <li key={change.id}>
                <Form method="post" preventScrollReset>
                  {hidden('apagar')}
                  <input type="hidden" name="troca" value={change.id} />
                  {formatDay(change.em)}:{' '}
                  {change.url ? <a href={change.url}>{change.cordas}</a> : change.cordas}{' '}
                  <button type="submit" className={buttons['quiet']}>
                    Apagar
                    <span className="visually-hidden">
                      {' '}
                      {change.cordas}, {formatDay(change.em)}
                    </span>
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details open={isTyped}>
        <summary>Nome, afinação, horas e lembrete{which}</summary>
        <Form method="post" className={tools['results']} preventScrollReset>
          {hidden('mudar')}
          <Field
            name="nome"
            label="Como você o chama"
            defaultValue={isTyped ? typed['nome'] : nome}
            maxLength={60}
            autoComplete="off"
          />
          {known && (
            <TuningFields
              afinacoes={tuningsFor(known)}
              afinacao={typed['afinacao'] ?? tuning?.afinacao ?? ''}
              notas={typed['notas'] ?? tuning?.notas ?? ''}
              paired={TUNINGS[known.familia].every(isPaired)}
              problems={problems}
            />
          )}
          <Field
            name="horasSemana"
            label="Horas que você toca por semana"
            type="number"
            min={1}
            max={80}
            defaultValue={typed['horasSemana'] ?? horasSemana ?? ''}
          />
          <Field
            name="vidaHoras"
            label="Horas que as cordas duram"
            hint="O comum para este instrumento já vem escrito; mude se as suas duram mais ou menos."
            type="number"
            min={10}
            max={2000}
            defaultValue={typed['vidaHoras'] ?? vidaHoras}
          />
          <label>
            <input type="checkbox" name="lembrar" defaultChecked={isTyped ? 'lembrar' in typed : lembrar} />{' '}
            Quero um e-mail quando for hora de trocar as cordas. Posso desligar aqui ou no próprio e-mail.
          </label>
          <button type="submit" className={buttons['secondary']}>
            Salvar
          </button>
        </Form>
      </details>
      <details>
        <summary>Tirar{which}</summary>
        <Form method="post" preventScrollReset>
          {hidden('tirar')}
          <p>Tirar este instrumento e as trocas anotadas?</p>
          <button type="submit" className={buttons['secondary']}>
            Sim, tirar
          </button>
        </Form>
      </details>
    </section>
  )
}

/** `Violino 3/4`. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
