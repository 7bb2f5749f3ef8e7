import buttons from '../../../components/button.module.css'
import tools from '../tool-page.module.css'
import styles from './size-page.module.css'
import type { SizeAnswer, SizeView } from './size-view.ts'

type Props = Pick<SizeView, 'best' | 'others' | 'silent'> & {
  family: NonNullable<SizeView['family']>
  listings: SizeView['sizes'][number]['listings']
  trades: boolean
}

/** The size, why, what each table says, when the next one comes, and where the shop has it. */
export function SizeResult({ family, best, others, silent, listings, trades }: Props) {
  if (!best)
    return (
      <section aria-labelledby="resultado" className={tools['card']}>
        <h2 id="resultado">{silent.length > 0 ? 'Falta uma medida' : 'Como medir'}</h2>
        <Silent sentences={silent} />
        <p>
          Quem mede precisa de outra pessoa: o braço esticado muda alguns centímetros conforme o ombro. Meça
          duas vezes e use a menor medida.
        </p>
        {family.note && <p>{family.note}</p>}
      </section>
    )

  return (
    <section aria-labelledby="resultado" className={tools['card']}>
      <h2 id="resultado">{best.tamanho === null ? 'Ainda não há tamanho' : `Tamanho ${best.tamanho}`}</h2>
      <p>
        {best.tamanho === null
          ? `Com ${best.by}, quem vai tocar é menor que o menor tamanho das tabelas.`
          : `É o tamanho ${family.ofThe} para ${best.by}.`}
      </p>
      {listings.map(({ nome, url, total }) => (
        <p key={url}>
          <a href={url} className={buttons['primary']}>
            Ver {nome} {best.tamanho} ({total})
          </a>
        </p>
      ))}
      {best.tamanho !== null && listings.length === 0 && <p>A loja não tem este tamanho agora.</p>}
      {best.tamanho !== null && (
        <p>
          <a href={family.mine}>É o meu instrumento: mostre o que serve nele</a>
        </p>
      )}
      {best.next && <p>{best.next}</p>}
      {trades && (
        <p>
          Quando ficar pequeno, o que você comprou aqui{' '}
          <a href="/minha-conta/trocas">vale crédito no próximo tamanho</a>.
        </p>
      )}
      {best.estimated && best.next && <p className={tools['basis']}>{BASIS}</p>}
      {others.map(({ otherwise, tamanho }) => (
        <p key={otherwise}>
          {otherwise} seria {tamanho === null ? 'nenhum' : `o ${tamanho}`}
          {tamanho === best.tamanho ? ', o mesmo tamanho.' : '. Vale a primeira medida.'}
        </p>
      ))}
      <Silent sentences={silent} />
      <Sources answer={best} />
      {family.note && <p className={tools['basis']}>{family.note}</p>}
    </section>
  )
}

const BASIS =
  'O tempo é uma estimativa pela mediana de crescimento de meninas e meninos da OMS. Cada criança cresce no seu ritmo: meça de novo a cada seis meses.'

function Silent({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
}

function Sources({ answer: { statements, differ } }: { answer: SizeAnswer }) {
  return (
    <>
      <p>{differ ? DIFFER : 'De onde vem o tamanho:'}</p>
      <ul className={styles['sources']}>
        {statements.map(({ fonte, tamanho }) => (
          <li key={fonte}>
            {fonte}: <strong>{tamanho ?? 'menor que a tabela'}</strong>
          </li>
        ))}
      </ul>
    </>
  )
}

const DIFFER = 'As tabelas divergem, e vale a do meio. Quem está entre dois tamanhos deve experimentar:'
