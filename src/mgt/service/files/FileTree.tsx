import { createTreeCollection, TreeView } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { isLocalePath } from "#domain/serviceFiles";
import { Icon } from "#ui/Icon";
import { buildTree, type TreeNode } from "./fileTree";

interface FileTreeProps {
  readonly paths: readonly string[];
  /** Path of the selected file or folder. */
  readonly selected: string | null;
  /** Path to focus; null: the focus does not move. */
  readonly focused: string | null;
  readonly expanded: readonly string[];
  readonly onSelect: (path: string | null) => void;
  readonly onExpand: (folders: readonly string[]) => void;
  readonly onFocused: () => void;
}

/** Folders and files as a tree with its usual keys. */
export function FileTree(props: FileTreeProps) {
  const { paths, selected, focused, expanded, onSelect, onExpand, onFocused } = props;
  const tree = useRef<HTMLDivElement>(null);
  const focus = useEffectEvent((path: string) => {
    const items = tree.current?.querySelectorAll<HTMLElement>("[data-value][tabindex]") ?? [];
    [...items].find((item) => item.dataset["value"] === path)?.focus();
    onFocused();
  });
  useEffect(() => {
    if (focused !== null) focus(focused);
  }, [focused]);
  const collection = useMemo(
    () =>
      createTreeCollection<TreeNode>({
        nodeToValue: ({ id }) => id,
        nodeToString: ({ name }) => name,
        rootNode: { id: "", name: "", children: buildTree(paths) },
      }),
    [paths],
  );
  return (
    <TreeView.Root
      ref={tree}
      collection={collection}
      selectedValue={selected === null ? [] : [selected]}
      expandedValue={[...expanded]}
      onSelectionChange={({ selectedValue: [path] }) => onSelect(path ?? null)}
      onExpandedChange={({ expandedValue }) => onExpand(expandedValue)}
    >
      <TreeView.Label className="visually-hidden">
        <Trans>Dateien nach Pfad</Trans>
      </TreeView.Label>
      <TreeView.Tree>
        <TreeView.Node<TreeNode>
          render={({ node, nodeState }) =>
            nodeState.isBranch ? (
              <TreeView.BranchControl>
                <TreeView.BranchIndicator>
                  <Icon name="chevronDown" />
                </TreeView.BranchIndicator>
                <Icon name="folder" />
                <TreeView.BranchText>{node.name}</TreeView.BranchText>
              </TreeView.BranchControl>
            ) : (
              <TreeView.Item>
                <Icon name={isLocalePath(node.id) ? "lock" : "document"} />
                <TreeView.ItemText>{node.name}</TreeView.ItemText>
              </TreeView.Item>
            )
          }
        />
      </TreeView.Tree>
    </TreeView.Root>
  );
}
