import { Button, Group, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { useLoaderData, useNavigate, useNavigation } from 'react-router'
import { Editable } from '#admin/components/form/editable.tsx'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Page } from '#admin/components/page/page.tsx'
import { api } from '#admin/shell/api.ts'
import { slugOf } from '#domain/format/slug.ts'
import { boxDraftOf, boxOf } from './box-draft.ts'
import { type CategoryDraft, CategoryFields } from './category-fields.tsx'

export async function loader() {
  const [tree, attributes] = await Promise.all([api.categories.tree(), api.categories.attributes()])

  return { tree: tree.itens, atributos: attributes.itens }
}

const EMPTY: CategoryDraft = {
  slug: '',
  nome: '',
  titulo: '',
  descricao: '',
  imagem: null,
  seo: null,
  atributosPrincipais: [],
  embalagem: boxDraftOf(null),
}

/** Creates a category. Title and address follow the name until they are edited. */
export function Component() {
  const { tree, atributos } = useLoaderData<typeof loader>()
  const [valor, setValor] = useState(EMPTY)
  const [idPai, setIdPai] = useState<string | null>(null)
  const { save, saving, campos } = useSave()
  const navigate = useNavigate()
  // Until the created one's page is there, which would not have what is typed meanwhile.
  const closed = useNavigation().state === 'loading' || saving
  const parent = tree.find(({ id }) => String(id) === idPai)

  function change(changes: Partial<CategoryDraft>) {
    setValor((old) => {
      const { nome } = changes
      if (nome === undefined) return { ...old, ...changes }
      const titulo = old.titulo === old.nome ? nome : old.titulo
      const slug = old.slug === slugOf(old.nome) ? slugOf(nome) : old.slug
      return { ...old, nome, titulo, slug }
    })
  }

  async function create() {
    const { embalagem, ...rest } = valor
    const outcome = await save(
      () => api.categories.create({ ...rest, embalagem: boxOf(embalagem), idPai: parent?.id ?? null }),
      'Categoria criada.',
    )
    if (outcome.ok) await navigate(`/categorias/${outcome.result.id}`)
  }

  return (
    <Page title="Nova categoria" back={{ to: '/categorias', label: 'Categorias' }}>
      <PanelForm
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <Editable permission="catalogo.editar" closed={closed}>
          <Stack maw={760}>
            <Select
              label="Dentro de"
              placeholder="Nenhuma: primeiro nível"
              data={tree
                .filter(({ nivel }) => nivel < 3)
                .map(({ id, nome, nivel }) => ({
                  value: String(id),
                  label: `${'— '.repeat(nivel - 1)}${nome}`,
                }))}
              value={idPai}
              onChange={setIdPai}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': 'Primeiro nível' }}
            />
            <CategoryFields
              value={valor}
              change={change}
              parentPath={parent ? `/${parent.caminho}` : ''}
              atributos={atributos}
              errors={campos}
              savedSlug={null}
            />
            <Group>
              <Button type="submit" loading={closed}>
                Criar categoria
              </Button>
            </Group>
          </Stack>
        </Editable>
      </PanelForm>
    </Page>
  )
}
