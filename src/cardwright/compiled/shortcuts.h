// What the rules do most often with lists, numbers and cells, in the usual case: short enough to be put where it is used.
// mypyc calls a function of its library for each, and whatever is unusual still goes there. Each bears its name.

#ifndef CARDWRIGHT_SHORTCUTS
#define CARDWRIGHT_SHORTCUTS

#include <Python.h>
#include <CPy.h>
#include <vecs/librt_vecs_api.h>

#define HAS_PLACE(list, place) likely((uint64_t)(place) < (uint64_t)PyList_GET_SIZE(list))
#define PLACE_OF(index) ((Py_ssize_t)(index) >> 1)

static inline PyObject *quick_CPyList_GetItemInt64(PyObject *list, int64_t index) {
    return HAS_PLACE(list, index) ? Py_NewRef(PyList_GET_ITEM(list, index)) : CPyList_GetItemInt64(list, index);
}

static inline PyObject *quick_CPyList_GetItemInt64Borrow(PyObject *list, int64_t index) {
    return HAS_PLACE(list, index) ? PyList_GET_ITEM(list, index) : CPyList_GetItemInt64Borrow(list, index);
}

static inline PyObject *quick_CPyList_GetItemShort(PyObject *list, CPyTagged index) {
    Py_ssize_t place = PLACE_OF(index);
    return HAS_PLACE(list, place) ? Py_NewRef(PyList_GET_ITEM(list, place)) : CPyList_GetItemShort(list, index);
}

static inline PyObject *quick_CPyList_GetItemShortBorrow(PyObject *list, CPyTagged index) {
    Py_ssize_t place = PLACE_OF(index);
    return HAS_PLACE(list, place) ? PyList_GET_ITEM(list, place) : CPyList_GetItemShortBorrow(list, index);
}

static inline PyObject *quick_CPyList_GetItem(PyObject *list, CPyTagged index) {
    return CPyTagged_CheckShort(index) ? quick_CPyList_GetItemShort(list, index) : CPyList_GetItem(list, index);
}

static inline PyObject *quick_CPyList_GetItemBorrow(PyObject *list, CPyTagged index) {
    return CPyTagged_CheckShort(index) ? quick_CPyList_GetItemShortBorrow(list, index)
                                       : CPyList_GetItemBorrow(list, index);
}

static inline bool quick_CPyList_SetItemInt64(PyObject *list, int64_t index, PyObject *value) {
    if (!HAS_PLACE(list, index))
        return CPyList_SetItemInt64(list, index, value);
    PyObject *before = PyList_GET_ITEM(list, index);
    PyList_SET_ITEM(list, index, value);
    Py_DECREF(before);
    return true;
}

// Lists of actions grow long: it is quicker to make much more room at a time than Python does.
static Py_NO_INLINE int make_room(PyListObject *list) {
    Py_ssize_t room = list->allocated < 4 ? 4 : list->allocated * 4;
    PyObject **items = PyMem_Realloc(list->ob_item, room * sizeof(PyObject *));
    if (items == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    list->ob_item = items;
    list->allocated = room;
    return 0;
}

static inline int quick_PyList_Append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated && make_room((PyListObject *)list) < 0))
        return -1;
    PyList_SET_ITEM(list, size, Py_NewRef(item));
    Py_SET_SIZE(list, size + 1);
    return 0;
}

// The room that is left stays with the list, for it will grow again.
static inline PyObject *quick_CPyList_PopLast(PyObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size == 0))
        return CPyList_PopLast(list);
    Py_SET_SIZE(list, size - 1);
    return PyList_GET_ITEM(list, size - 1);
}

static inline PyObject *quick_CPyList_Pop(PyObject *list, CPyTagged index) {
    Py_ssize_t place = PLACE_OF(index), size = PyList_GET_SIZE(list);
    if (unlikely(!CPyTagged_CheckShort(index) || !HAS_PLACE(list, place)))
        return CPyList_Pop(list, index);
    PyObject **items = ((PyListObject *)list)->ob_item, *found = items[place];
    memmove(items + place, items + place + 1, (size - 1 - place) * sizeof(PyObject *));
    Py_SET_SIZE(list, size - 1);
    return found;
}

#if CPY_3_12_FEATURES

#define quick_CPyLong_AsInt64 CPyLong_AsInt64

#else

// Numbers below 0, such as that of no card, and sets of squares: one digit with a sign, or two.
static Py_NO_INLINE int64_t longer_number(PyObject *number) {
    Py_ssize_t size = PyLong_Check(number) ? Py_SIZE(number) : 0;
    if (size == -1)
        return -(int64_t)CPY_LONG_DIGIT((PyLongObject *)number, 0);
    if (size == 2)
        return (int64_t)CPY_LONG_DIGIT((PyLongObject *)number, 1) << PyLong_SHIFT |
               CPY_LONG_DIGIT((PyLongObject *)number, 0);
    return CPyLong_AsInt64_(number);
}

static inline int64_t quick_CPyLong_AsInt64(PyObject *number) {
    if (likely(PyLong_Check(number) && Py_SIZE(number) == 1))
        return CPY_LONG_DIGIT((PyLongObject *)number, 0);
    if (likely(PyLong_Check(number) && Py_SIZE(number) == 0))
        return 0;
    return longer_number(number);
}

#endif

// The cells of observations (kernel/tensors/cells.py).
char CPyDef_cells___blank(VecI16 cells, int64_t at, int64_t count);

static inline char quick_CPyDef_cells___blank(VecI16 cells, int64_t at, int64_t count) {
    if (unlikely(at < 0 || count < 0 || at > cells.len || count > cells.len - at))
        return CPyDef_cells___blank(cells, at, count);
    memset(cells.items + at, 0, count * sizeof(int16_t));
    return 1;
}

static inline int16_t quick_CPyDef_cells___within(int64_t number) {
    return number > 1000 ? 1000 : number < -1000 ? -1000 : (int16_t)number;
}

#endif
