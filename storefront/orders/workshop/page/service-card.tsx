import type { WorkshopPage } from '#contract/orders/workshop/workshop-page.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { formatMinutes } from '#domain/workshop/duration.ts'
import tools from '../../../product/instruments/tool-page.module.css'

type Service = WorkshopPage['conteudo']['grupos'][number]['servicos'][number]

/** A service: what it costs and takes, what is to be answered, and for which products it is. */
export function ServiceCard({ service }: { service: Service }) {
  const { nome, descricao, preco, soma, perguntas, listagens } = service

  return (
    <article className={tools['card']}>
      <h3>{nome}</h3>
      <p>
        <strong>
          {soma && 'a partir de '}
          {preco === 0 ? 'sem custo' : formatBRL(preco)}
        </strong>
      </p>
      {descricao !== '' && <p>{descricao}</p>}
      <p className={tools['basis']}>{timeOf(service)}</p>
      {perguntas.length > 0 && (
        <p className={tools['basis']}>
          <strong>Você escolhe:</strong> {perguntas.join(' · ')}
        </p>
      )}
      {listagens.length > 0 && (
        <p className={tools['basis']}>
          <strong>Para:</strong>{' '}
          {listagens.map(({ nome: listing, url }, i) => (
            <span key={url}>
              {i > 0 && ', '}
              <a href={url}>{listing}</a>
            </span>
          ))}
        </p>
      )}
    </article>
  )
}

function timeOf({ minutos, dias, pronta }: Service): string {
  const wait = dias === 0 ? '' : `, mais ${dias} ${dias === 1 ? 'dia útil' : 'dias úteis'}`
  const ready = pronta === null ? 'Sem vaga na agenda' : `Pronto em ${formatDay(pronta)}`

  return `${formatMinutes(minutos)} de trabalho${wait}. ${ready}.`
}
