import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { RemoveButton } from '#admin/components/form/remove-button.tsx'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { api } from '#admin/shell/api.ts'
import { invalidInput } from '#admin/shell/failure.ts'
import type { PanelCategory } from '#contract/catalog/categories.ts'
import { boxOf, boxProblems } from './box-draft.ts'
import { type CategoryDraft, draftOf, EMPTY_CATEGORY, parentPathOf, renamed } from './category-draft.ts'
import { CategoryFields } from './category-fields.tsx'
import { ParentField } from './parent-field.tsx'

/** Loads the category in the address; none for a new one, but the tree that it will be in. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id']
  const [category, tree, { itens: atributos }] = await Promise.all([
    id === undefined ? null : api.categories.get({ id: Number(id) }),
    id === undefined ? api.categories.tree() : { itens: [] },
    api.categories.attributes(),
  ])

  return { category, tree: tree.itens, atributos }
}

export function Component() {
  const { category, ...choices } = useLoaderData<typeof loader>()

  return <CategoryEditor key={category?.id ?? 'nova'} category={category} {...choices} />
}

/** A category and its page in the shop. */
function CategoryEditor({ category, tree, atributos }: Awaited<ReturnType<typeof loader>>) {
  const navigate = useNavigate()
  const form = useVersionedForm<CategoryDraft, PanelCategory>({
    name: `categoria:${category?.id ?? 'nova'}`,
    saved: category,
    initial: EMPTY_CATEGORY,
    formOf: draftOf,
    fields: FIELDS,
    send: ({ idPai, embalagem, ...fields }, versao) => {
      const problems = boxProblems(embalagem)
      if (problems.length > 0) throw invalidInput(problems)
      const value = { ...fields, embalagem: boxOf(embalagem) }

      return category
        ? api.categories.save({ ...value, id: category.id, versao })
        : api.categories.create({ ...value, idPai })
    },
    success: category ? 'Salvo. A loja já mostra a mudança.' : 'Categoria criada.',
    nameOf: ({ id }) => `categoria:${id}`,
    onSaved: ({ id }) => {
      if (!category) void navigate(`/categorias/${id}`, { replace: true })
    },
  })
  const { value, change, errors } = form

  return (
    <Page
      title={category?.nome ?? 'Nova categoria'}
      back={{ to: '/categorias', label: 'Categorias' }}
      {...(category && { shopPath: `/${category.caminho}` })}
      actions={
        category && (
          <Allowed permission="catalogo.editar">
            <RemoveButton
              name={category.nome}
              text="Só uma categoria vazia pode ser excluída. Isto não tem volta."
              remove={() => api.categories.remove({ id: category.id })}
              listPath="/categorias"
            />
          </Allowed>
        )
      }
    >
      <VersionedForm permission="catalogo.editar" form={form}>
        {!category && <ParentField tree={tree} value={value.idPai} onChange={(idPai) => change({ idPai })} />}
        <CategoryFields
          value={value}
          change={(changes) =>
            change((old) => ({
              ...(category || changes.nome === undefined ? old : renamed(old, changes.nome)),
              ...changes,
            }))
          }
          parentPath={parentPathOf(category, tree, value.idPai)}
          atributos={atributos}
          errors={errors}
          savedSlug={category?.slug ?? null}
        />
      </VersionedForm>
    </Page>
  )
}

const FIELDS = {
  idPai: 'Dentro de',
  nome: 'Nome',
  titulo: 'Título da página',
  slug: 'Endereço',
  descricao: 'Texto da página',
  imagem: 'Imagem',
  atributosPrincipais: 'Características principais',
  embalagem: 'Embalagem dos produtos',
  seo: 'Nos buscadores',
}
