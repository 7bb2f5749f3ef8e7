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

/** One brand, for editing. */
export function Component() {
  const brand = useLoaderData<typeof loader>()

  return <BrandEditor key={brand.id} brand={brand} />
}

function BrandEditor({ brand }: { brand: PanelBrand }) {
  const { id, nome, slug, produtos } = brand
  const form = useVersionedForm({
    nome: `marca:${id}`,
    salvo: brand,
    formOf,
    campos: FIELDS,
    send: (valor, versao) => api.brands.save({ ...valor, id, versao }),
  })

  return (
    <Page
      titulo={nome}
      voltar={{ para: '/marcas', nome: 'Marcas' }}
      naLoja={`/marcas/${slug}`}
      acoes={
        produtos === 0 && (
          <Allowed para="catalogo.editar">
            <RemoveButton
              nome={nome}
              texto="A página da marca deixa de existir."
              remove={() => api.brands.remove({ id })}
              depois="/marcas"
            />
          </Allowed>
        )
      }
    >
      <VersionedForm para="catalogo.editar" form={form}>
        <BrandFields valor={form.valor} change={form.change} erros={form.erros} salvo={slug} />
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
