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

/** One category, for editing. */
export function Component() {
  const { category, atributos } = useLoaderData<typeof loader>()

  return <CategoryEditor key={category.id} category={category} atributos={atributos} />
}

type CategoryEditorProps = { category: PanelCategory; atributos: AttributeChoice[] }

function CategoryEditor({ category, atributos }: CategoryEditorProps) {
  const { id, nome, caminho } = category
  const form = useVersionedForm({
    nome: `categoria:${id}`,
    salvo: category,
    formOf,
    campos: FIELDS,
    send: ({ embalagem, ...valor }, versao) =>
      api.categories.save({ ...valor, embalagem: boxOf(embalagem), id, versao }),
  })

  return (
    <Page
      titulo={nome}
      voltar={{ para: '/categorias', nome: 'Categorias' }}
      naLoja={`/${caminho}`}
      acoes={
        <Allowed para="catalogo.editar">
          <RemoveButton
            nome={nome}
            texto="Só uma categoria vazia pode ser excluída. Isto não tem volta."
            remove={() => api.categories.remove({ id })}
            depois="/categorias"
          />
        </Allowed>
      }
    >
      <VersionedForm para="catalogo.editar" form={form}>
        <CategoryFields
          valor={form.valor}
          change={form.change}
          acima={caminho.includes('/') ? `/${caminho.slice(0, caminho.lastIndexOf('/'))}` : ''}
          atributos={atributos}
          erros={form.erros}
          salvo={category.slug}
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
