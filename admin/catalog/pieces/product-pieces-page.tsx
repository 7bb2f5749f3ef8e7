import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { queryOf } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import { PieceTable } from './piece-table.tsx'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = Number(params['id'])
  const [{ nome, slug, naLoja }, list] = await Promise.all([
    api.products.get({ id }),
    api.pieces.list({ ...queryOf(request), idProduto: id }),
  ])

  return { id, nome, list, shopPath: naLoja ? `/${slug}` : undefined }
}

/** The pieces of one product. */
export function Component() {
  const { id, nome, list, shopPath } = useLoaderData<typeof loader>()

  return (
    <Page
      title="Exemplares"
      back={{ to: `/produtos/${id}`, label: nome }}
      {...(shopPath !== undefined && { shopPath })}
      actions={
        <Allowed permission="catalogo.editar">
          <NewPiece id={id} />
        </Allowed>
      }
    >
      <Stack gap="sm">
        <PieceTable
          list={list}
          ofOneProduct
          empty={
            <EmptyState
              title="Este produto ainda não tem exemplares"
              text="Cadastre um para o instrumento de vitrine, o usado ou o que tem número de série e fotos próprias. Ele aparece na página do produto, ao lado do novo, e só um cliente pode comprá-lo."
            />
          }
        />
      </Stack>
    </Page>
  )
}

function NewPiece({ id }: { id: number }) {
  return (
    <Button component={Link} to={`/produtos/${id}/exemplares/novo`} leftSection={<IconPlus size={16} />}>
      Novo exemplar
    </Button>
  )
}
