import { List, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { api } from '#admin/shell/api.ts'
import type { SavedTemplateField, SpecificationTemplate } from '#contract/catalog/products.ts'
import { templateChanges } from '#domain/product/specifications/template-changes.ts'
import { effectSentences, type TemplateUse } from './effect-sentences.ts'

type TemplateEffectProps = {
  categoria: string
  before: SpecificationTemplate['campos']
  after: readonly SavedTemplateField[]
}

/** What saving a template does to the products that have filled it; nothing where it only adds. */
export function TemplateEffect({ categoria, before, after }: TemplateEffectProps) {
  const { campos, valores } = templateChanges(before, after)
  const changed = campos.length > 0 || valores.length > 0
  const use = useTemplateUse(categoria, changed, before)
  if (!changed) return null

  return (
    <div role="status">
      <Text size="sm" fw={600}>
        Ao salvar, nos produtos já preenchidos:
      </Text>
      <List size="sm" mt={6}>
        {effectSentences({ campos, valores }, use).map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </div>
  )
}

/** Counts once something is renamed or removed, and again after a save; null until then. */
function useTemplateUse(
  categoria: string,
  needed: boolean,
  before: SpecificationTemplate['campos'],
): TemplateUse | null {
  const [use, setUse] = useState<TemplateUse | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another saved template has other numbers
  useEffect(() => {
    let current = true
    setUse(null)
    if (!needed) return
    api.products.templateUse({ categoria }).then(
      (loaded) => current && setUse(loaded),
      // The sentences stand without their numbers.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [categoria, needed, before])

  return use
}
