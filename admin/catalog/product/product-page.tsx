import { Grid, Stack } from '@mantine/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { ConflictDialog } from '#admin/components/form/conflict-dialog.tsx'
import { DraftBar } from '#admin/components/form/draft-bar.tsx'
import { Editable } from '#admin/components/form/editable.tsx'
import { useDraft } from '#admin/components/form/use-draft.ts'
import { useSave } from '#admin/components/form/use-save.ts'
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
import { draftOf, emptyDraft, formOf } from './product-draft.ts'
import { type Problems, productProblems } from './product-problems.ts'
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
  const { save, saving, campos } = useSave()
  const [found, setFound] = useState<Problems>({})
  const [theirs, setTheirs] = useState<PanelProduct | null>(null)
  const { value, change, changed, settle, recovered } = useDraft(
    `produto:${product?.id ?? 'novo'}`,
    product ? draftOf(product) : emptyDraft(),
    product?.versao,
  )
  const problems = { ...found, ...campos }

  async function write(versao = product?.versao) {
    const problems = productProblems(value)
    setFound(problems)
    if (Object.keys(problems).length > 0) return
    const form = formOf(value)
    const outcome = await save(
      () =>
        product && versao !== undefined
          ? api.products.save({ ...form, id: product.id, versao })
          : api.products.create(form),
      'Produto salvo.',
    )
    if (outcome.ok) {
      settle(draftOf(outcome.result))
      setTheirs(null)
      if (!product) void navigate(`/produtos/${outcome.result.id}`, { replace: true })
    } else if (outcome.failure.code === 'VersaoAntiga') setTheirs(currentOf(outcome.failure.dados))
  }

  function discard() {
    setFound({})
    settle(product ? draftOf(product) : emptyDraft())
  }

  function acceptTheirs() {
    if (theirs) settle(draftOf(theirs))
    setTheirs(null)
  }

  const parts = { draft: value, change, problems }

  return (
    <Page
      title={value.nome.trim() || 'Produto novo'}
      badge={<ProductState product={product} />}
      back={{ to: '/produtos', label: 'Produtos' }}
      {...(product?.naLoja && { shopPath: `/${product.slug}` })}
      actions={product && <ProductActions product={product} changed={changed} />}
    >
      {product && <Presence pagina={`produto:${product.id}`} versao={product.versao} changed={changed} />}
      <ProblemList problems={problems} skus={value.skus} />
      <Editable permission="catalogo.editar">
        <Grid gap="md" pb={72}>
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack gap="md">
              <BasicsSection {...parts} choices={choices} />
              <PicturesSection {...parts} />
              <VariantsSection {...parts} choices={choices} kit={product?.kit ?? false} />
              <SpecificationSection {...parts} />
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
      {may && (
        <DraftBar
          changed={changed}
          saving={saving}
          recovered={recovered}
          onSave={() => write()}
          onDiscard={discard}
        />
      )}
      <ConflictDialog
        differences={theirs && productDifferences(theirs, formOf(value))}
        onAcceptTheirs={acceptTheirs}
        onWriteMine={() => write(theirs?.versao)}
        onClose={() => setTheirs(null)}
      />
    </Page>
  )
}

/** The only place that trusts the contract about a refusal's data: `VersaoAntiga` carries the current product. */
function currentOf(dados: unknown): PanelProduct {
  return (dados as { atual: PanelProduct }).atual
}
