import { Alert, Button, Stack, Text } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { IconCamera, IconCameraOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import classes from './camera-scan.module.css'
import { type CodeReader, codeReader, isCameraAllowed } from './code-reader.ts'

/** Interval between two scans of the camera picture. */
const LOOK_MS = 200

/** A code counts again after being out of view for this long, so that one item held still counts once. */
const AWAY_MS = 1_200

/** Marks an address that was reloaded to get the camera's permission. */
const RELOADED_HASH = '#camera'

type CameraScanProps = {
  /** What to do with the camera. */
  hint: string
  onCode: (code: string) => void
}

/**
 * Reads barcodes with the phone's camera. Renders nothing if the browser can't; codes are then typed into the field.
 * Only the documents of stock counts and pieces may use the camera, so the page reloads if it was reached by navigation
 * inside the panel.
 */
export function CameraScan({ hint, onCode }: CameraScanProps) {
  const [reader, setReader] = useState<CodeReader | null>(null)
  const [on, setOn] = useState(() => isCameraAllowed() && window.location.hash === RELOADED_HASH)
  const [problem, setProblem] = useState('')
  // A setter would call the function instead of storing it.
  useEffect(() => void codeReader().then((found) => setReader(() => found)), [])
  if (!reader) return null

  function start() {
    setProblem('')
    if (isCameraAllowed()) return setOn(true)
    window.location.hash = RELOADED_HASH
    window.location.reload()
  }

  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        leftSection={on ? <IconCameraOff size={18} aria-hidden /> : <IconCamera size={18} aria-hidden />}
        onClick={() => (on ? setOn(false) : start())}
      >
        {on ? 'Fechar a câmera' : 'Ler com a câmera'}
      </Button>
      {on && (
        <Finder
          reader={reader}
          hint={hint}
          onCode={onCode}
          onProblem={(text) => {
            setProblem(text)
            setOn(false)
          }}
        />
      )}
      {problem !== '' && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
    </Stack>
  )
}

type FinderProps = CameraScanProps & { reader: CodeReader; onProblem: (text: string) => void }

/** Shows the camera picture and reports each code in it once. */
function Finder({ reader, hint, onCode, onProblem }: FinderProps) {
  const video = useRef<HTMLVideoElement>(null)
  const read = useCallbackRef(onCode)
  const fail = useCallbackRef(onProblem)

  useEffect(() => {
    const seen = new Map<string, number>()
    let stream: MediaStream | null = null
    let timer: number | undefined
    let left = false

    async function open() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (left || !video.current) return close()
      video.current.srcObject = stream
      await video.current.play()
      await look()
    }

    async function look() {
      if (left || !video.current) return
      const now = performance.now()
      for (const code of await reader(video.current)) {
        const before = seen.get(code)
        seen.set(code, now)
        if (before !== undefined && now - before < AWAY_MS) continue
        navigator.vibrate?.(60)
        read(code)
      }
      timer = window.setTimeout(() => void look().catch(reportError), LOOK_MS)
    }

    function reportError(error: unknown) {
      if (left) return
      const denied = error instanceof DOMException && error.name === 'NotAllowedError'
      fail(
        denied
          ? 'O navegador não deixou usar a câmera. Permita a câmera para este endereço e tente de novo.'
          : 'A câmera não abriu. Digite o código no campo.',
      )
    }

    function close() {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }

    void open().catch(reportError)
    return () => {
      left = true
      window.clearTimeout(timer)
      close()
    }
  }, [reader, read, fail])

  return (
    <>
      <video ref={video} className={classes['finder']} aria-label="O que a câmera vê" muted playsInline />
      <Text size="xs" c="gray.6">
        {hint}
      </Text>
    </>
  )
}
