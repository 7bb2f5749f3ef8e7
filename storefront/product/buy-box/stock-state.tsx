import type { Sku } from '#contract/catalog/catalog.ts'
import { formatLongDay } from '#domain/time/format-date.ts'
import { FormLink } from '#storefront/reviews/form-link.tsx'
import { budgetPath, notificationPath } from '#storefront/reviews/form-paths.ts'
import buttons from '../../components/button.module.css'
import type { ProductContent } from '../product-data.ts'
import styles from './stock-state.module.css'
import { stockText } from './stock-text.ts'

type Props = { conteudo: ProductContent; sku: Sku; hasRelated: boolean }

/** Whether the SKU is available; if not, the alternatives. */
export function StockState({ conteudo, sku, hasRelated }: Props) {
  if (conteudo.status === 'sobConsulta') {
    return (
      <div className={styles['notice']}>
        <p className={styles['strong']}>Sob consulta</p>
        <p>
          Preço e prazo são combinados com você. Peça um <a href={budgetPath(conteudo.id)}>orçamento</a> ou
          fale com a nossa <a href="/pagina/central-de-atendimento">central de atendimento</a>.
        </p>
      </div>
    )
  }

  const soldOut = sku.estoque === 0
  if (!soldOut) {
    return (
      <p className={styles['stock']} data-few={sku.estoque <= 3 || undefined} role="status">
        {stockText(sku.estoque)}
      </p>
    )
  }

  const others = conteudo.skus.some(({ estoque }) => estoque > 0)

  return (
    <div className={styles['notice']} role="status">
      <p>
        {others && 'Esta opção acabou, mas há outras em estoque: escolha uma delas acima.'}
        {!others && 'Este produto acabou no momento.'}
        {!others && hasRelated && (
          <>
            {' '}
            Veja <a href="#relacionados">o que temos de parecido</a>.
          </>
        )}
      </p>
      {sku.previsaoReposicao && <p>{`Previsão de reposição: ${formatLongDay(sku.previsaoReposicao)}`}</p>}
      <p>
        <FormLink
          key={sku.id}
          to={notificationPath(conteudo.id, sku.id)}
          className={buttons['secondary']}
          fetchPanel={async () => {
            const { NotificationPanel } = await import('#storefront/reviews/stock-notification-panel.tsx')
            const { id: idProduto, nome } = conteudo
            const item = { idProduto, nome, quantidade: 1, valor: sku.precos.precoPor }
            return <NotificationPanel item={item} sku={sku.id} />
          }}
        >
          Avise-me quando chegar
        </FormLink>
      </p>
    </div>
  )
}
