import { List, Text } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { api } from '#admin/shell/api.ts'
import type { SavedTemplateField, SpecificationTemplate } from '#contract/catalog/products.ts'
import { templateChanges } from '#domain/product/specifications/changes/template-changes.ts'
import { effectSentences, rulesSentence, type TemplateUse } from './effect-sentences.ts'

type TemplateEffectProps = {
  before: SpecificationTemplate['campos']
  after: readonly SavedTemplateField[]
  use: TemplateUse | null
}

/** What saving a template does to the products that have filled it; nothing where it only adds. */
export function TemplateEffect({ before, after, use }: TemplateEffectProps) {
  const { campos, valores } = templateChanges(before, after)
  if (campos.length === 0 && valores.length === 0) return null
  const rules = rulesSentence({ campos, valores })

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
      {rules !== '' && (
        <Text size="sm" mt={6}>
          {rules}
        </Text>
      )}
    </div>
  )
}

type Counted = {
  /** Null until it is loaded. */
  use: TemplateUse | null
  /** The same, for whoever waits for it; null also if it could not be counted. */
  loading: RefObject<Promise<TemplateUse | null>>
}

/** Counts once something is renamed or removed, and again after a save. */
export function useTemplateUse(
  categoria: string,
  before: SpecificationTemplate['campos'],
  after: readonly SavedTemplateField[],
): Counted {
  const { campos, valores } = templateChanges(before, after)
  const needed = campos.length > 0 || valores.length > 0
  const [use, setUse] = useState<TemplateUse | null>(null)
  const loading = useRef<Promise<TemplateUse | null>>(Promise.resolve(null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another saved template has other numbers
  useEffect(() => {
    let current = true
    setUse(null)
    if (!needed) return
    // The sentences stand without their numbers.
    loading.current = api.products.templateUse({ categoria }).catch(() => null)
    loading.current.then((loaded) => current && setUse(loaded))
    return () => {
      current = false
    }
  }, [categoria, needed, before])

  return { use, loading }
}
