import type { PupilList } from '#contract/customers/teaching/pupil-list.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { PictureLink } from '#storefront/components/picture-link.tsx'
import styles from '../../pages/cart/shared-cart.module.css'
import list from '../../pages/lists/list-item.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import { isAvailable, isOnRequest, isProposed, proposedSku } from './pupil-items.ts'

type Item = PupilList['itens'][number]

type Props = {
  item: Item
  /** Whether the list can be bought from. */
  open: boolean
  /** What the form had when it was refused; null at first. */
  typed: Record<string, string> | null
  problem: string | undefined
}

/** One product of a pupil's list: what is needed, what was ordered, and what to buy. */
export function PupilItem({ item, open, typed, problem }: Props) {
  const { idItem, produto, obrigatorio, nota, quantidade, naSacola } = item
  const available = open && isAvailable(item)
  // Of several, one is chosen below.
  const only = item.opcoes.length === 1 && item.opcoes[0]?.nome ? item.opcoes[0] : null

  return (
    <li className={styles['item']}>
      <PictureLink href={produto.url} picture={produto.imagem} width={64} className={styles['picture']} />
      <div className={styles['what']}>
        <p>
          <a href={produto.url}>{produto.nome}</a>
        </p>
        <p className={styles['quiet']}>
          {quantidade === 1 ? '1 unidade' : `${quantidade} unidades`}
          {only && `, ${only.nome}`}
          {!obrigatorio && ', se quiser'}
        </p>
        {nota !== '' && <p className={tools['basis']}>{nota}</p>}
        <Bought {...item} />
        {naSacola > 0 && (
          <p>{naSacola === 1 ? '1 unidade já está' : `${naSacola} unidades já estão`} na sua sacola.</p>
        )}
        {isOnRequest(item) ? (
          <p>
            Preço sob consulta: <a href={`/orcamento/${produto.id}`}>peça à loja</a>.
          </p>
        ) : (
          !isAvailable(item) && <p>Esgotado no momento.</p>
        )}
        {available && <Choice item={item} typed={typed} problem={problem} />}
      </div>
      <div>
        <p className={styles['total']}>{price(item)}</p>
        {available && (
          <label className={list['take']}>
            <input
              type="checkbox"
              name="item"
              value={idItem}
              defaultChecked={typed ? `item-${idItem}` in typed : isProposed(item)}
            />
            Levar<span className="visually-hidden"> {produto.nome}</span>
          </label>
        )}
      </div>
    </li>
  )
}

/** What anybody has ordered for the pupil: two parents may not know of each other. */
function Bought({ comprado: { pedidas, pagas }, quantidade }: Item) {
  if (pedidas === 0) return null
  const left = Math.max(0, quantidade - pedidas)
  const paid = pagas === pedidas ? 'pago' : 'aguardando o pagamento'

  return (
    <p>
      <strong>Já comprado</strong>: {pedidas === 1 ? '1 unidade' : `${pedidas} unidades`}, {paid}.
      {left > 0
        ? ` Falta${left === 1 ? '' : 'm'} ${left}.`
        : ' Se comprar de novo, o aluno fica com mais do que precisa.'}
    </p>
  )
}

function Choice({ item, typed, problem }: Omit<Props, 'open'>) {
  const { idItem, produto, opcoes, quantidade } = item
  const name = `sku-${idItem}`
  // What was typed may be of an item that the list has changed since.
  const isOffered = opcoes.some(({ idSku }) => String(idSku) === typed?.[name])
  const chosen = (isOffered && typed?.[name]) || proposedSku(item)

  return (
    <>
      {opcoes.length === 1 ? (
        <input type="hidden" name={name} value={chosen} />
      ) : (
        <label className={tools['choice']}>
          <span>
            Qual<span className="visually-hidden"> {produto.nome}</span>
          </span>
          <select
            name={name}
            defaultValue={chosen}
            className={list['select']}
            aria-invalid={problem !== undefined || undefined}
          >
            <option value="">Escolha</option>
            {opcoes.map((option) => (
              <option key={option.idSku} value={option.idSku} disabled={!option.disponivel}>
                {option.nome}
                {option.disponivel ? `: ${formatBRL(option.precoPor ?? 0)}` : ': esgotado'}
              </option>
            ))}
          </select>
        </label>
      )}
      {problem && <p className={list['error']}>{problem}</p>}
      {quantidade > 1 && (
        <label className={tools['choice']}>
          <span>
            Quantidade<span className="visually-hidden"> de {produto.nome}</span>
          </span>
          <input
            type="number"
            name={`quantidade-${idItem}`}
            min={1}
            max={quantidade}
            defaultValue={typed?.[`quantidade-${idItem}`] ?? String(leftToBuy(item))}
            className={list['select']}
          />
        </label>
      )}
    </>
  )
}

function leftToBuy({ quantidade, comprado, naSacola }: Item): number {
  return Math.max(1, quantidade - Math.max(comprado.pedidas, naSacola))
}

/** The price of the proposed variant, or from which price on. */
function price(item: Item): string {
  const { opcoes } = item
  const meant = opcoes.find(({ idSku }) => String(idSku) === proposedSku(item))
  if (isOnRequest(item)) return ''
  if (meant) return formatBRL(meant.precoPor ?? 0)
  const prices = opcoes.flatMap(({ precoPor }) => precoPor ?? [])
  if (prices.length === 0) return ''
  const least = Math.min(...prices)

  return least === Math.max(...prices) ? formatBRL(least) : `de ${formatBRL(least)}`
}
