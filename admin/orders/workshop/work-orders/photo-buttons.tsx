import { Button, FileButton, Group } from '@mantine/core'
import { IconCamera, IconPhoto } from '@tabler/icons-react'

const TYPES = 'image/*'

/** Takes a photo with the phone's camera, or chooses stored ones. */
export function PhotoButtons({
  onChoose,
  loading = false,
}: {
  onChoose: (files: File[]) => void
  loading?: boolean
}) {
  return (
    <Group gap="xs">
      <FileButton
        accept={TYPES}
        capture="environment"
        onChange={(file) => file && onChoose([file])}
        inputProps={{ 'aria-label': 'Tirar foto' }}
      >
        {(props) => (
          <Button {...props} loading={loading} leftSection={<IconCamera size={16} aria-hidden />}>
            Tirar foto
          </Button>
        )}
      </FileButton>
      <FileButton
        accept={TYPES}
        multiple
        onChange={(files) => files.length > 0 && onChoose(files)}
        inputProps={{ 'aria-label': 'Escolher fotos' }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={loading}
            leftSection={<IconPhoto size={16} aria-hidden />}
          >
            Escolher fotos
          </Button>
        )}
      </FileButton>
    </Group>
  )
}
