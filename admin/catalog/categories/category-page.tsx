import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { RemoveButton } from '#admin/components/form/remove-button.tsx'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { api } from '#admin/shell/api.ts'
import type { AttributeChoice, PanelCategory } from '#contract/catalog/categories.ts'
import { boxDraftOf, boxOf } from './box-draft.ts'
import { type CategoryDraft, CategoryFields } from './category-fields.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  const [category, { itens }] = await Promise.all([
    api.categories.get({ id: Number(params['id']) }),
    api.categories.attributes(),
  ])

  return { category, atributos: itens }
}

export function Component() {
  const { category, atributos } = useLoaderData<typeof loader>()

  return <CategoryEditor key={category.id} category={category} atributos={atributos} />
}

type CategoryEditorProps = { category: PanelCategory; atributos: AttributeChoice[] }

function CategoryEditor({ category, atributos }: CategoryEditorProps) {
  const { id, nome, caminho } = category
  const form = useVersionedForm({
    name: `categoria:${id}`,
    saved: category,
    formOf,
    fields: FIELDS,
    send: ({ embalagem, ...valor }, versao) =>
      api.categories.save({ ...valor, embalagem: boxOf(embalagem), id, versao }),
  })

  return (
    <Page
      title={nome}
      back={{ to: '/categorias', label: 'Categorias' }}
      shopPath={`/${caminho}`}
      actions={
        <Allowed permission="catalogo.editar">
          <RemoveButton
            name={nome}
            text="Só uma categoria vazia pode ser excluída. Isto não tem volta."
            remove={() => api.categories.remove({ id })}
            listPath="/categorias"
          />
        </Allowed>
      }
    >
      <VersionedForm permission="catalogo.editar" form={form}>
        <CategoryFields
          value={form.value}
          change={form.change}
          parentPath={caminho.includes('/') ? `/${caminho.slice(0, caminho.lastIndexOf('/'))}` : ''}
          atributos={atributos}
          errors={form.errors}
          savedSlug={category.slug}
        />
      </VersionedForm>
    </Page>
  )
}

function formOf(category: PanelCategory): CategoryDraft {
  const { slug, nome, titulo, descricao, imagem, seo, atributosPrincipais, embalagem } = category

  return {
    slug,
    nome,
    titulo,
    descricao,
    imagem,
    seo,
    atributosPrincipais,
    embalagem: boxDraftOf(embalagem),
  }
}

const FIELDS = {
  nome: 'Nome',
  titulo: 'Título da página',
  slug: 'Endereço',
  descricao: 'Texto da página',
  imagem: 'Imagem',
  atributosPrincipais: 'Características principais',
  embalagem: 'Embalagem dos produtos',
  seo: 'Nos buscadores',
}
