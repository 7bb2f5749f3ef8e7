import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PanelBrand } from '#contract/catalog/brands.ts'
import { RemoveButton } from '../components/form/remove-button.tsx'
import { useVersionedForm } from '../components/form/use-versioned-form.ts'
import { VersionedForm } from '../components/form/versioned-form.tsx'
import { Allowed } from '../components/page/allowed.tsx'
import { Page } from '../components/page/page.tsx'
import { api } from '../shell/api.ts'
import { type BrandDraft, BrandFields } from './brand-fields.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  return api.brands.get({ id: Number(params['id']) })
}

export function Component() {
  const brand = useLoaderData<typeof loader>()

  return <BrandEditor key={brand.id} brand={brand} />
}

function BrandEditor({ brand }: { brand: PanelBrand }) {
  const { id, nome, slug, produtos } = brand
  const form = useVersionedForm({
    name: `marca:${id}`,
    saved: brand,
    formOf,
    fields: FIELDS,
    send: (valor, versao) => api.brands.save({ ...valor, id, versao }),
  })

  return (
    <Page
      title={nome}
      back={{ to: '/marcas', label: 'Marcas' }}
      shopPath={`/marcas/${slug}`}
      actions={
        produtos === 0 && (
          <Allowed permission="catalogo.editar">
            <RemoveButton
              name={nome}
              text="A página da marca deixa de existir."
              remove={() => api.brands.remove({ id })}
              listPath="/marcas"
            />
          </Allowed>
        )
      }
    >
      <VersionedForm permission="catalogo.editar" form={form}>
        <BrandFields value={form.value} change={form.change} errors={form.errors} savedSlug={slug} />
      </VersionedForm>
    </Page>
  )
}

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
