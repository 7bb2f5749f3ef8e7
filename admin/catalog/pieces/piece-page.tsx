import { Alert, Anchor, List, Text } from '@mantine/core'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { formatTime } from '#admin/components/date/format.ts'
import { RemoveButton } from '#admin/components/form/remove-button.tsx'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { DARK_TITLE } from '#admin/components/page/dark-title.ts'
import { Page } from '#admin/components/page/page.tsx'
import { api } from '#admin/shell/api.ts'
import { invalidInput } from '#admin/shell/failure.ts'
import type { PanelPiece } from '#contract/catalog/pieces.ts'
import type { PanelProduct } from '#contract/catalog/products.ts'
import { pieceSaleProblems } from '#domain/product/pieces/piece-problems.ts'
import { variantText } from '#domain/product/variants/variant-text.ts'
import { emptyPiece, PIECE_FIELDS, pieceDraftOf, pieceFormOf } from './piece-draft.ts'
import { PieceFields, type Variant } from './piece-fields.tsx'
import { PieceSituationBadge } from './piece-situation.tsx'
import { SaleButton } from './sale-button.tsx'

/** Loads the piece in the address, or the product of a new one. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { id, idExemplar } = params
  if (idExemplar === undefined)
    return { piece: null, pedidos: [], product: await api.products.get({ id: Number(id) }) }
  const [piece, { pedidos }] = await Promise.all([
    api.pieces.get({ id: Number(idExemplar) }),
    api.pieces.orders({ id: Number(idExemplar) }),
  ])

  return { piece, pedidos, product: await api.products.get({ id: piece.produto.id }) }
}

export function Component() {
  const { piece, pedidos, product } = useLoaderData<typeof loader>()

  return <PieceEditor key={piece?.id ?? 'novo'} piece={piece} pedidos={pedidos} product={product} />
}

type Order = { id: string; numero: number | null }

type PieceEditorProps = { piece: PanelPiece | null; pedidos: Order[]; product: PanelProduct }

/** One instrument of a product. */
function PieceEditor({ piece, pedidos, product }: PieceEditorProps) {
  const navigate = useNavigate()
  const variants = variantsOf(product)
  const listPath = `/produtos/${product.id}/exemplares`
  const form = useVersionedForm({
    name: `exemplar:${piece?.id ?? `novo:${product.id}`}`,
    saved: piece,
    initial: emptyPiece(variants),
    formOf: pieceDraftOf,
    fields: PIECE_FIELDS,
    send: async (draft, versao) => {
      const sent = pieceFormOf(draft)
      if ('problems' in sent) throw invalidInput(sent.problems)
      return piece
        ? api.pieces.save({ ...sent.form, id: piece.id, versao })
        : api.pieces.create({ ...sent.form })
    },
    success: piece ? 'Exemplar salvo.' : 'Exemplar cadastrado. Ele ainda não está à venda.',
    nameOf: ({ id }) => `exemplar:${id}`,
    onSaved: ({ id }) => {
      if (!piece) void navigate(`/exemplares/${id}`, { replace: true })
    },
  })

  return (
    <Page
      title={piece ? `Exemplar ${piece.numeroSerie}` : 'Novo exemplar'}
      badge={piece && <PieceSituationBadge piece={piece} />}
      back={{ to: listPath, label: `${product.nome}: exemplares` }}
      {...(piece && product.naLoja && { shopPath: piece.url })}
      actions={
        piece && (
          <Allowed permission="catalogo.editar">
            {pedidos.length === 0 && <RemovePiece piece={piece} listPath={listPath} />}
            <SaleButton piece={piece} changed={form.changed} />
          </Allowed>
        )
      }
    >
      {piece && <SituationNote piece={piece} order={pedidos[0]} />}
      <VersionedForm permission="catalogo.editar" form={form}>
        <PieceFields
          value={form.value}
          change={form.change}
          errors={form.errors}
          variants={variants}
          alt={`${product.nome}, exemplar ${form.value.numeroSerie}`.trim()}
        />
      </VersionedForm>
    </Page>
  )
}

/** For what was never sold; the others belong to their orders. */
function RemovePiece({ piece, listPath }: { piece: PanelPiece; listPath: string }) {
  return (
    <RemoveButton
      name={`o exemplar ${piece.numeroSerie}`}
      text="Ele sai da loja, com as fotos e a descrição."
      remove={() => api.pieces.remove({ id: piece.id })}
      listPath={listPath}
    />
  )
}

/** What the situation of a piece means, and what it still lacks to be on sale. */
function SituationNote({ piece, order }: { piece: PanelPiece; order: Order | undefined }) {
  const { situacao, retidoAte } = piece
  const missing = situacao === 'foraDeVenda' ? pieceSaleProblems(piece) : []
  if (situacao === 'vendido')
    return (
      <Alert color="rosewood" title="Vendido">
        {order ? (
          <Anchor component={Link} to={`/pedidos/${order.id}`} size="sm">
            Ver o pedido {order.numero ?? ''}
          </Anchor>
        ) : (
          <Text size="sm">O pedido não existe mais.</Text>
        )}
      </Alert>
    )
  if (situacao === 'noCarrinho' && retidoAte !== null)
    return (
      <Alert
        color="yellow"
        styles={DARK_TITLE}
        title={`Na sacola de um cliente até ${formatTime(retidoAte)}`}
      >
        Até lá, ninguém mais pode comprá-lo. O que você mudar no preço vale também para essa sacola.
      </Alert>
    )
  if (missing.length === 0) return null

  return (
    <Alert color="yellow" styles={DARK_TITLE} title="Antes de pôr à venda">
      <List size="sm">
        {missing.map(({ campo, mensagem }) => (
          <List.Item key={campo}>{mensagem}</List.Item>
        ))}
      </List>
    </Alert>
  )
}

function variantsOf({ skus }: PanelProduct): Variant[] {
  return skus.flatMap(({ id, sku, atributos: { unico, simples } }) =>
    id === null ? [] : [{ id, label: variantText([...(unico ? [unico] : []), ...simples]) || sku }],
  )
}
