import { useEffect, useState } from 'react';
import css from './Viewer.module.css';
import { type Shown, ViewerFrame } from './ViewerFrame.tsx';
import type { Size } from './view.ts';

type PictureViewProps = { label: string; picture: Blob; onShown?: (() => void) | undefined; onBroken: () => void };

/** An image document, shown as the JPEG that the server made from it. */
export function PictureView({ label, picture, onShown, onBroken }: PictureViewProps) {
  const address = useAddress(picture);
  const [natural, setNatural] = useState<Size>();
  return (
    <ViewerFrame label={label} natural={natural}>
      {({ width, height, turns }) => (
        <div className={css.sheet} style={{ width, height }}>
          {address && (
            <img
              src={address}
              alt={label}
              style={turned({ width, height, turns })}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                setNatural({ width: naturalWidth, height: naturalHeight });
                onShown?.();
              }}
              onError={onBroken}
            />
          )}
        </div>
      )}
    </ViewerFrame>
  );
}

/** Rotates around the centre; after a quarter turn the picture's width and height are swapped. */
function turned({ width, height, turns }: Shown) {
  const lies = turns % 2 === 1;
  return {
    width: lies ? height : width,
    height: lies ? width : height,
    transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
  };
}

/** An object URL of the picture, revoked when it is no longer shown. */
function useAddress(picture: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
