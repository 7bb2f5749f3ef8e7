import { Button, Input, Stack } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { FileDrop } from '#admin/components/picture/file-drop.tsx'
import { api } from '#admin/shell/api.ts'
import type { AppearanceMark } from '#contract/content/appearance.ts'
import classes from './appearance-page.module.css'

type MarkFieldProps = {
  label: string
  text: string
  value: AppearanceMark | null
  error: string | undefined
  onChange: (mark: AppearanceMark | null) => void
}

const TYPES = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/avif']

/** Uploads a logo or icon, and shows it. */
export function MarkField({ label, text, value, error, onChange }: MarkFieldProps) {
  return (
    <Input.Wrapper label={label} description={text} error={error} labelElement="div">
      <Stack gap="xs" mt={6}>
        {value && (
          <div className={classes['logo']}>
            <img
              src={`/assets/marca-${value.arquivo}.${value.tipo}`}
              width={value.largura}
              height={value.altura}
              alt={`${label} enviado`}
            />
          </div>
        )}
        <FileDrop
          label={label}
          text={value ? 'Trocar o arquivo' : 'Arraste o arquivo para cá, ou clique para escolher'}
          icon={IconPhotoPlus}
          mediaTypes={TYPES}
          multiple={false}
          upload={async (arquivo) => onChange(await api.content.appearance.upload({ arquivo }))}
          rejection="não é SVG, PNG, JPEG, WebP nem AVIF."
        />
        {value && (
          <Button
            size="xs"
            variant="default"
            style={{ alignSelf: 'flex-start' }}
            onClick={() => onChange(null)}
          >
            Tirar: {label.toLowerCase()}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
