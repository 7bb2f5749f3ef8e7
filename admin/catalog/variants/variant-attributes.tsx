import { ActionIcon, Autocomplete, Button, Checkbox, Group, Stack, TagsInput, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { MAX_SKUS } from '#domain/product/sku-problems.ts'
import type { DraftSku } from '../product/product-draft.ts'
import { combinationCount, withAttribute } from './attribute-edits.ts'
import { attributesOf, combineVariants, type VariantAttribute } from './combine-variants.ts'

type VariantAttributesProps = { productName: string; skus: DraftSku[]; onCombine: (skus: DraftSku[]) => void }

/** The attributes in which instruments and parts most often differ. */
const COMMON = ['Cor', 'Tamanho', 'Calibre', 'Tensão', 'Material', 'Acabamento', 'Mão', 'Voltagem']

/** The attributes in which the variants differ, and a button that creates every combination. */
export function VariantAttributes({ productName, skus, onCombine }: VariantAttributesProps) {
  const [attributes, setAttributes] = useState<VariantAttribute[]>(() => attributesOf(skus))
  const count = combinationCount(attributes)
  const change = (place: number, changes: Partial<VariantAttribute>) =>
    setAttributes((old) => withAttribute(old, place, changes))

  return (
    <Stack gap="xs">
      {attributes.map(({ label, valores, unico }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an attribute has no id of its own while its name is typed
        <Group key={i} gap="xs" align="flex-start">
          <Autocomplete
            aria-label={`Atributo ${i + 1}`}
            placeholder="Atributo"
            data={COMMON.filter((name) => !attributes.some((one) => one.label === name))}
            maxLength={40}
            value={label}
            autoFocus={label === ''}
            w={140}
            onChange={(label) => change(i, { label })}
          />
          <TagsInput
            aria-label={`Valores de ${label || `atributo ${i + 1}`}`}
            placeholder={valores.length === 0 ? 'Valores, separados por Enter' : ''}
            splitChars={[',', ';']}
            value={valores}
            onChange={(valores) => change(i, { valores })}
            style={{ flex: '1 1 14rem' }}
          />
          <Checkbox
            label="Escolhido por foto"
            checked={unico}
            onChange={(event) => change(i, { unico: event.currentTarget.checked })}
            mt={8}
          />
          <ActionIcon
            variant="subtle"
            color="red.8"
            size="lg"
            aria-label={`Tirar o atributo ${label || i + 1}`}
            onClick={() => setAttributes((old) => old.filter((_, place) => place !== i))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      <Group gap="xs">
        {attributes.length < 3 && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} />}
            onClick={() => setAttributes((old) => [...old, { label: '', valores: [], unico: false }])}
          >
            {attributes.length === 0 ? 'Tem variações (cor, tamanho…)' : 'Outro atributo'}
          </Button>
        )}
        {(attributes.length > 0 || skus.length > 1) && (
          <Button
            size="xs"
            disabled={count > MAX_SKUS}
            onClick={() => onCombine(combineVariants(skus, attributes, productName))}
          >
            Gerar {count} {count === 1 ? 'variação' : 'variações'}
          </Button>
        )}
        {count > MAX_SKUS && (
          <Text size="xs" c="red.8" role="status">
            Um produto tem até {MAX_SKUS} variações.
          </Text>
        )}
      </Group>
    </Stack>
  )
}
