import { useLocation, useNavigation } from 'react-router'

/** The path that a navigation leads to as soon as it starts; without a navigation, the current path. */
export function useTargetPath(): string {
  const { pathname } = useLocation()

  return useNavigation().location?.pathname ?? pathname
}
