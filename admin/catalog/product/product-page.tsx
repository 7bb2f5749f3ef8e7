import { Grid, Stack } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { Editable } from '#admin/components/form/editable.tsx'
import { FormFoot } from '#admin/components/form/form-foot.tsx'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { Page } from '#admin/components/page/page.tsx'
import { Presence } from '#admin/components/page/presence.tsx'
import { api } from '#admin/shell/api.ts'
import { useEntry, useMay } from '#admin/shell/entry.ts'
import type { PanelProduct } from '#contract/catalog/products.ts'
import { ProductState } from '../product-state.tsx'
import { SpecificationSection } from '../specification/specification-section.tsx'
import { VariantsSection } from '../variants/variants-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { FilesSection } from './files-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { ProblemList } from './problem-list.tsx'
import { ProductActions } from './product-actions.tsx'
import { productDifferences } from './product-differences.ts'
import { draftOf, emptyDraft, formOf, mergeDrafts, type ProductDraft } from './product-draft.ts'
import { PublishSection } from './publish-section.tsx'
import { SeoSection } from './seo-section.tsx'

/** Loads the product to edit (null for a new one) and the options of its fields. */
export async function loader({ params }: LoaderFunctionArgs) {
  const [product, choices] = await Promise.all([
    params['id'] === undefined ? null : api.products.get({ id: params['id'] }),
    api.products.choices(),
  ])

  return { product, choices }
}

export function Component() {
  const { product, choices } = useLoaderData<typeof loader>()

  return <ProductEditor key={product?.id ?? 'novo'} product={product} choices={choices} />
}

type EditorProps = Awaited<ReturnType<typeof loader>>

/** Edits a product and all its variants on one page. */
function ProductEditor({ product, choices }: EditorProps) {
  const navigate = useNavigate()
  const { loja } = useEntry()
  const may = useMay('catalogo.editar')
  const form = useVersionedForm<ProductDraft, PanelProduct>({
    name: `produto:${product?.id ?? 'novo'}`,
    saved: product,
    initial: emptyDraft(),
    formOf: draftOf,
    fields: (atual, mine) => productDifferences(formOf(atual), formOf(mine)),
    merge: mergeDrafts,
    send: (draft, versao) =>
      product
        ? api.products.save({ ...formOf(draft), id: product.id, versao })
        : api.products.create(formOf(draft)),
    success: 'Produto salvo.',
    nameOf: ({ id }) => `produto:${id}`,
    onSaved: ({ id }) => {
      if (!product) void navigate(`/produtos/${id}`, { replace: true })
    },
  })
  const { value, change, changed, errors } = form
  const parts = { draft: value, change, problems: errors }

  return (
    <Page
      title={value.nome.trim() || 'Produto novo'}
      badge={<ProductState product={product} />}
      back={{ to: '/produtos', label: 'Produtos' }}
      {...(product?.naLoja && { shopPath: `/${product.slug}` })}
      actions={product && <ProductActions product={product} changed={changed} />}
    >
      {product && <Presence pagina={`produto:${product.id}`} versao={product.versao} changed={changed} />}
      <ProblemList problems={errors} skus={value.skus} />
      <Editable permission="catalogo.editar">
        <Grid gap="md" pb={72}>
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack gap="md">
              <BasicsSection {...parts} choices={choices} />
              <PicturesSection {...parts} />
              <VariantsSection
                {...parts}
                choices={choices}
                kit={product?.kit ?? false}
                late={product?.atrasados ?? []}
              />
              <SpecificationSection {...parts} saved={product} />
              <DetailsSection {...parts} />
              <FilesSection {...parts} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack gap="md">
              <PublishSection {...parts} />
              <SeoSection {...parts} loja={loja} saved={product?.slug ?? null} />
            </Stack>
          </Grid.Col>
        </Grid>
      </Editable>
      <FormFoot form={form} may={may} />
    </Page>
  )
}
