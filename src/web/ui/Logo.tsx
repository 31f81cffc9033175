/** The portal's mark: four rising bars. */
export function Logo({ size = 20 }: { size?: number }) {
  return (
    <svg className="mark shrink-0 text-mark" width={size} height={size} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      <path d="M0 13h3.5v7H0zM5.5 9H9v11H5.5zM11 5h3.5v15H11zM16.5 0H20v20h-3.5z" />
    </svg>
  );
}
