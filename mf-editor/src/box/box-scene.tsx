import { Canvas, useThree } from '@react-three/fiber';
import { fieldOfView } from '@shop/design';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { CanvasTexture, PerspectiveCamera, SRGBColorSpace } from 'three';
import type { Session } from '../session/session.ts';
import { createBoxModel } from './box-model.ts';
import type { Orbit } from './orbit.ts';
import { paintSheetPicture } from './sheet-picture.ts';

export interface BoxSceneProps {
  readonly session: Session;
  readonly fold: number;
  readonly orbit: Orbit;
  /** The WebGL context was lost. */
  readonly onLost: () => void;
}

/** Milliseconds between a change of the design and the new picture on the box. */
const repaintDelayMs = 100;

/** The folded box in three.js. Renders only on demand; releases all its resources on unmount. */
export default function BoxScene({ session, fold, orbit, onLost }: BoxSceneProps) {
  return (
    <Canvas
      frameloop="demand"
      flat
      dpr={[1, 2]}
      camera={{ fov: fieldOfView }}
      gl={{ antialias: true, alpha: true, powerPreference: 'low-power' }}
      onCreated={({ gl }) => {
        gl.domElement.addEventListener('webglcontextlost', onLost);
      }}
    >
      <Box session={session} fold={fold} orbit={orbit} />
    </Canvas>
  );
}

function Box({ session, fold, orbit }: Omit<BoxSceneProps, 'onLost'>) {
  const invalidate = useThree((state) => state.invalidate);
  const camera = useThree((state) => state.camera);
  const size = useThree((state) => state.size);
  const gl = useThree((state) => state.gl);

  const parts = useMemo(() => {
    const canvas = document.createElement('canvas');
    const tools = { shaper: session.lettering.shaper, pictureOf: session.pictures.of };
    const board = paintSheetPicture(canvas, session.settled().list, tools);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = Math.min(8, gl.capabilities.getMaxAnisotropy());
    return { canvas, tools, texture, model: createBoxModel(session.die, texture, board) };
  }, [session, gl]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let painted = session.settled().list;
    const repaint = () => {
      const { list } = session.settled();
      if (list === painted) return;
      painted = list;
      parts.model.setBoard(paintSheetPicture(parts.canvas, list, parts.tools));
      parts.texture.needsUpdate = true;
      invalidate();
    };
    const unsubscribe = session.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(repaint, repaintDelayMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      parts.model.dispose();
      parts.texture.dispose();
      parts.canvas.width = 0;
      parts.canvas.height = 0;
    };
  }, [parts, session, invalidate]);
  useLayoutEffect(() => {
    parts.model.fold(fold);
    if (camera instanceof PerspectiveCamera)
      parts.model.setCamera(camera, orbit, size.width / Math.max(1, size.height));
    invalidate();
  }, [parts, fold, orbit, camera, size, invalidate]);
  return <primitive object={parts.model.root} />;
}
