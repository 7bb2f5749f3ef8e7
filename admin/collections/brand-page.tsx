import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { PanelBrand } from '#contract/catalog/brands.ts'
import { RemoveButton } from '../components/form/remove-button.tsx'
import { useVersionedForm } from '../components/form/use-versioned-form.ts'
import { VersionedForm } from '../components/form/versioned-form.tsx'
import { Allowed } from '../components/page/allowed.tsx'
import { Page } from '../components/page/page.tsx'
import { followingSlug } from '../components/seo/following-slug.ts'
import { api } from '../shell/api.ts'
import { type BrandDraft, BrandFields } from './brand-fields.tsx'

/** Loads the brand in the address; none for a new one. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id']

  return { brand: id === undefined ? null : await api.brands.get({ id: Number(id) }) }
}

export function Component() {
  const { brand } = useLoaderData<typeof loader>()

  return <BrandEditor key={brand?.id ?? 'nova'} brand={brand} />
}

/** A brand and its page in the shop. */
function BrandEditor({ brand }: { brand: PanelBrand | null }) {
  const navigate = useNavigate()
  const form = useVersionedForm({
    name: `marca:${brand?.id ?? 'nova'}`,
    saved: brand,
    initial: EMPTY,
    formOf,
    fields: FIELDS,
    send: (value, versao) =>
      brand ? api.brands.save({ ...value, id: brand.id, versao }) : api.brands.create(value),
    success: brand ? 'Salvo. A loja já mostra a mudança.' : 'Marca criada.',
    nameOf: ({ id }) => `marca:${id}`,
    onSaved: ({ id }) => {
      if (!brand) void navigate(`/marcas/${id}`, { replace: true })
    },
  })

  /** The slug of a new brand follows its name until it is edited. */
  function change(changes: Partial<BrandDraft>) {
    form.change((old) => {
      const { nome = old.nome, slug = brand ? old.slug : followingSlug(old.slug, old.nome, nome) } = changes

      return { ...old, ...changes, slug }
    })
  }

  return (
    <Page
      title={brand?.nome ?? 'Nova marca'}
      back={{ to: '/marcas', label: 'Marcas' }}
      {...(brand && { shopPath: `/marcas/${brand.slug}` })}
      actions={
        brand?.produtos === 0 && (
          <Allowed permission="catalogo.editar">
            <RemoveButton
              name={brand.nome}
              text="A página da marca deixa de existir."
              remove={() => api.brands.remove({ id: brand.id })}
              listPath="/marcas"
            />
          </Allowed>
        )
      }
    >
      <VersionedForm permission="catalogo.editar" form={form}>
        <BrandFields
          value={form.value}
          change={change}
          errors={form.errors}
          savedSlug={brand?.slug ?? null}
        />
      </VersionedForm>
    </Page>
  )
}

const EMPTY: BrandDraft = { slug: '', nome: '', descricao: '', pais: null, imagem: null }

function formOf({ slug, nome, descricao, pais, imagem }: PanelBrand): BrandDraft {
  return { slug, nome, descricao, pais, imagem }
}

const FIELDS = {
  nome: 'Nome',
  slug: 'Endereço',
  pais: 'País',
  descricao: 'Texto da página',
  imagem: 'Imagem',
}
