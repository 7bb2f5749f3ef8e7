import { Button } from '@mantine/core'
import { IconCopy, IconEye, IconFingerprint, IconLink, IconVolume } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { api } from '#admin/shell/api.ts'
import type { PanelProduct } from '#contract/catalog/products.ts'

type ProductActionsProps = {
  product: PanelProduct
  /** Whether there are unsaved changes, which neither a copy nor a preview would contain. */
  changed: boolean
}

/** Everything that can be done with a product besides editing it. */
export function ProductActions({ product: { id }, changed }: ProductActionsProps) {
  const navigate = useNavigate()
  const { save, saving } = useSave()

  async function preview() {
    // Opened inside the click handler: later, the browser would block it as a popup.
    const tab = window.open('about:blank', '_blank')
    const outcome = await save(() => api.products.preview({ id }))
    if (outcome.ok) tab?.location.replace(new URL(outcome.result.url, window.location.origin))
    else tab?.close()
  }

  async function duplicate() {
    const outcome = await save(() => api.products.duplicate({ id }), 'Esta é a cópia, fora da loja.')
    if (outcome.ok) void navigate(`/produtos/${outcome.result.id}`)
  }

  const unsaved = changed ? { title: 'Salve antes.', disabled: true } : {}

  return (
    <>
      <Button
        component={Link}
        to={`/produtos/${id}/exemplares`}
        variant="default"
        leftSection={<IconFingerprint size={16} aria-hidden />}
      >
        Exemplares
      </Button>
      <Button
        component={Link}
        to={`/produtos/${id}/junto`}
        variant="default"
        leftSection={<IconLink size={16} aria-hidden />}
      >
        Aparece junto
      </Button>
      <Button
        component={Link}
        to={`/produtos/${id}/sons`}
        variant="default"
        leftSection={<IconVolume size={16} aria-hidden />}
      >
        Sons e 360°
      </Button>
      <Button
        variant="default"
        leftSection={<IconEye size={16} />}
        onClick={preview}
        loading={saving}
        {...unsaved}
      >
        Prévia
      </Button>
      <Allowed permission="catalogo.editar">
        <Button variant="default" leftSection={<IconCopy size={16} />} onClick={duplicate} {...unsaved}>
          Duplicar
        </Button>
      </Allowed>
    </>
  )
}
